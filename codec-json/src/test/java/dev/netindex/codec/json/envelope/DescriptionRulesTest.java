package dev.netindex.codec.json.envelope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldMode;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Descriptions by hand. Column n of the record is of the n-th kind; 9 to 11 are special. */
final class DescriptionRulesTest {
  private static final RecordLayout LAYOUT =
      RecordLayout.of(
          List.of(
              FieldType.required(FieldKind.BOOL),
              FieldType.required(FieldKind.U8),
              FieldType.required(FieldKind.U16),
              FieldType.required(FieldKind.U32),
              FieldType.required(FieldKind.U64),
              FieldType.required(FieldKind.I64),
              FieldType.required(FieldKind.F64),
              FieldType.required(FieldKind.STRING),
              FieldType.required(FieldKind.BYTES),
              FieldType.optional(FieldKind.STRING),
              FieldType.optional(FieldKind.BOOL),
              new FieldType(FieldKind.STRING, FieldMode.ABSENT)));

  private static RecordSchema read(String description) {
    return read(description, StandardCharsets.UTF_8);
  }

  private static RecordSchema read(String description, Charset charset) {
    return new DescriptionReader(description.getBytes(charset), 0).read(LAYOUT);
  }

  private static String record(String node) {
    return "{\"dataset\":{},\"record\":"
        + node
        + ",\"parts\":[{\"fields\":[\"u8\"],\"record\":{\"type\":\"u16\",\"column\":0}},"
        + "{\"fields\":[],\"record\":{\"type\":\"object\",\"members\":{}}}]}";
  }

  private static Node node(String node) {
    return read(record(node)).root().node();
  }

  private static InvalidIndexException assertRefused(String description) {
    var refused = assertThrows(InvalidIndexException.class, () -> read(description), description);
    assertEquals(Fault.RECORD_SCHEMA, refused.fault());
    assertTrue(refused.offset() >= 0 && refused.offset() <= description.length(), description);
    return refused;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'text','column':7}",
        "{'column':9,'presence':9,'type':'text'}",
        "{'type':'text','column':7,'presence':10,'nulls':0}",
        "{'type':'part','column':8,'part':1}",
        "{'type':'list','column':8,'part':0}",
        "{'type':'u16','column':4}",
        "{'type':'u16','column':3,'add':-9223372036854775808}",
        "{'type':'u16','column':1,'add':9223372036854775552}",
        "{'type':'u128','column':8,'wide':true}",
        "{'type':'f32','column':6}",
        "{'type':'decimal','column':5,'scale':1}",
        "{'type':'number','column':3,'scale':15,'add':-7}",
        "{'type':'f64','constant':1e3}",
        "{'type':'f64','constant':10}",
      })
  void nodesThatFitTheirColumnsAreRead(String node) {
    Node read = node(node.replace('\'', '"'));
    byte[] written =
        Description.toByteArray(
            new RecordSchema(
                DatasetInfo.UNKNOWN,
                new RecordPart(LAYOUT, read),
                read(record(node.replace('\'', '"'))).parts()));
    assertEquals(read, read(new String(written, StandardCharsets.UTF_8)).root().node());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "null",
        "[]",
        "{}",
        "{'type':'TEXT','column':7}",
        "{'type':7,'column':7}",
        "{'type':'text'}",
        "{'type':'text','column':'7'}",
        "{'type':'text','column':7.0}",
        "{'type':'text','column':-1}",
        "{'type':'text','column':12}",
        "{'type':'text','column':4294967303}",
        "{'type':'text','column':99999999999999999999}",
        "{'type':'text','column':8}",
        "{'type':'text','column':7,'colour':1}",
        "{'type':'text','column':7,'part':0}",
        "{'type':'text','column':7,'scale':1}",
        "{'type':'text','column':7,'add':0}",
        "{'type':'text','column':7,'members':{}}",
        "{'type':'text','column':7,'constant':''}",
        "{'type':'text','column':7,'presence':7}",
        "{'type':'text','column':7,'presence':12}",
        "{'type':'text','column':7,'nulls':7}",
        "{'type':'text','column':7,'nulls':10}",
        "{'type':'text','column':7,'nulls':12}",
        "{'type':'text','column':9}",
        "{'type':'text','column':9,'presence':10}",
        "{'type':'text','column':11}",
        "{'type':'text','column':7,'column':7}",
        "{'type':'json','column':7,'nulls':0}",
        "{'type':'bytes','column':7}",
        "{'type':'bool','column':1}",
        "{'type':'part','column':8}",
        "{'type':'part','column':8,'part':2}",
        "{'type':'part','column':7,'part':0}",
        "{'type':'list','column':8,'part':1}",
        "{'type':'u16','column':6}",
        "{'type':'u16','column':0}",
        "{'type':'u16','column':4,'add':1}",
        "{'type':'u16','column':5,'add':-1}",
        "{'type':'u16','column':1,'add':9223372036854775553}",
        "{'type':'u16','column':1,'add':9223372036854775808}",
        "{'type':'u16','column':1,'scale':1}",
        "{'type':'u128','column':8}",
        "{'type':'u128','column':8,'wide':false}",
        "{'type':'u128','column':3,'wide':true}",
        "{'type':'f64','column':3}",
        "{'type':'f64','column':6,'scale':2}",
        "{'type':'f64','column':6,'wide':true}",
        "{'type':'decimal','column':6}",
        "{'type':'decimal','column':4,'scale':2}",
        "{'type':'decimal','column':5,'scale':2,'add':1}",
        "{'type':'decimal','column':3,'scale':0}",
        "{'type':'decimal','column':3,'scale':16}",
        "{'type':'object'}",
        "{'type':'object','members':[]}",
        "{'type':'object','members':{'a':1}}",
        "{'type':'object','members':{'a':{'type':'bool','column':0},'a':{'type':'bool','column':0}}}",
        "{'type':'object','members':{'\\ud800':{'type':'bool','column':0}}}",
        "{'type':'text','constant':1}",
        "{'type':'text','constant':'\\udc00'}",
        "{'type':'text','constant':'','nulls':0}",
        "{'type':'null','constant':0}",
        "{'type':'null','column':0}",
        "{'type':'part','constant':{}}",
        "{'type':'json','constant':'{}'}",
        "{'type':'object','constant':{'a':1}}",
        "{'type':'list','constant':[1]}",
        "{'type':'bytes','constant':'='}",
        "{'type':'bool','constant':1}",
        "{'type':'u16','constant':1.0}",
        "{'type':'f64','constant':'nan'}",
        "{'type':'f64','constant':1e400}",
        "{'type':'f32','constant':1e40}",
        "{'type':'decimal','constant':'1.0'}",
        "{'type':'number','column':6}",
        "{'type':'number','column':3,'scale':16}",
        "{'type':'number','constant':1.5}",
        "{'type':'decimal','constant':1e99999999999}",
        "{'type':'decimal','constant':1e-2147483648}",
      })
  void nodesThatContradictThemselvesOrTheirColumnsAreRefused(String node) {
    assertRefused(record(node.replace('\'', '"')));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{}",
        "[]",
        " {}",
        "{'dataset':{},'record':{'type':'object','members':{}}}",
        "{'dataset':{},'parts':[]}",
        "{'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[],'more':1}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':{}}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[]}]",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[]} {}",
        "{'dataset':[],'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{'name':1},'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{'built':'today'},'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{'languages':{}},'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{'description':[]},'record':{'type':'object','members':{}},'parts':[]}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[{'fields':[]}]}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[{'fields':['u9'],"
            + "'record':{'type':'object','members':{}}}]}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[{'fields':['bytes'],"
            + "'record':{'type':'part','column':0,'part':0}}]}",
        "{'dataset':{},'record':{'type':'object','members':{}},'parts':[{'fields':[],'more':0,"
            + "'record':{'type':'object','members':{}}}]}",
      })
  void descriptionsOfAnotherShapeAreRefused(String description) {
    assertRefused(description.replace('\'', '"'));
  }

  @Test
  void whatALaterVersionSaysOfTheDatasetIsPassedOver() {
    RecordSchema schema =
        read(
            record("{\"type\":\"bool\",\"column\":0}")
                .replace(
                    "\"dataset\":{",
                    "\"dataset\":{\"colour\":{\"of\":[1,{}]},\"languages\":[\"en\"],\"more\":null"));
    assertEquals(List.of("en"), schema.dataset().languages());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'languages':[%s'en']",
        "'colour':[%s0]",
        "'description':{%s'en':''}",
        "'x':{%s'en':''}"
      })
  void theDatasetIsOfABoundedNumberOfTexts(String members) {
    StringBuilder texts = new StringBuilder();
    for (int i = 0; i < 65_536; i++) {
      texts.append('"').append(i).append(members.contains("{") ? "\":\"\"," : "\",");
    }
    String dataset = members.replace('\'', '"').formatted(texts);
    assertRefused(
        record("{\"type\":\"bool\",\"column\":0}")
            .replace("\"dataset\":{", "\"dataset\":{" + dataset));
  }

  @Test
  void onlyUtf8IsRead() {
    String good = record("{\"type\":\"bool\",\"column\":0}");
    read(good);
    for (Charset other :
        List.of(
            StandardCharsets.UTF_16LE,
            StandardCharsets.UTF_16BE,
            StandardCharsets.UTF_32LE,
            StandardCharsets.UTF_32BE)) {
      assertThrows(InvalidIndexException.class, () -> read(good, other), other.name());
    }
    String name = good.replace("\"dataset\":{", "\"dataset\":{\"name\":\"é\"");
    var refused =
        assertThrows(InvalidIndexException.class, () -> read(name, StandardCharsets.ISO_8859_1));
    assertEquals(name.indexOf('é'), refused.offset());
  }

  @Test
  void anErrorNamesThePlaceOfItsNode() {
    String description =
        record(
            "{\"type\":\"object\",\"members\":{\"a\":{\"type\":\"bool\",\"column\":0},"
                + "\"b\":{\"type\":\"bool\",\"column\":1}}}");
    assertEquals(
        description.indexOf("{\"type\":\"bool\",\"column\":1}"),
        assertRefused(description).offset());
  }

  private static String nested(int objects) {
    return "{\"type\":\"object\",\"members\":{\"a\":".repeat(objects)
        + "{\"type\":\"object\",\"members\":{}}"
        + "}}".repeat(objects);
  }

  @Test
  void atMost128NodesLieInOneAnother() {
    node(nested(127));
    assertRefused(record(nested(128)));
    assertRefused(record(nested(10_000)));
  }

  /** Parts in a row, each leading to the next, and the record to the first. */
  private static String chain(int parts) {
    StringBuilder text = new StringBuilder();
    text.append(
        "{\"dataset\":{},\"record\":{\"type\":\"part\",\"column\":8,\"part\":0},\"parts\":[");
    for (int part = 1; part < parts; part++) {
      text.append("{\"fields\":[\"bytes\"],\"record\":{\"type\":\"part\",\"column\":0,\"part\":")
          .append(part)
          .append("}},");
    }
    return text.append("{\"fields\":[],\"record\":{\"type\":\"object\",\"members\":{}}}]}")
        .toString();
  }

  @Test
  void partsCountInDepth() {
    assertEquals(127, read(chain(127)).parts().size());
    assertRefused(chain(128));
    assertRefused(chain(20_000));
  }

  @Test
  void atMost65536NodesAreRead() {
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < 65_533; i++) {
      members.append("\"m").append(i).append("\":{\"type\":\"bool\",\"column\":0},");
    }
    String full =
        record(
            "{\"type\":\"object\",\"members\":{"
                + members.substring(0, members.length() - 1)
                + "}}");
    assertEquals(65_533, ((Node.ObjectNode) read(full).root().node()).members().size());
    assertRefused(
        full.replace(
            "\"members\":{\"m0",
            "\"members\":{\"more\":{\"type\":\"bool\"," + "\"column\":0},\"m0"));
  }

  @Test
  void schemasThatCouldNotBeReadAreNotWritten() {
    Node bool = new Node.BooleanNode(Node.NONE, Node.NONE, 0);
    Node.Member twice = new Node.Member("a", bool);
    Node surrogate = new Node.ConstantNode(Node.NONE, new RecordValue.TextValue("\uD800"));
    Node full =
        new Node.ConstantNode(
            Node.NONE, new RecordValue.ListValue(List.of(new RecordValue.NullValue())));
    Node deep = bool;
    for (int i = 0; i < 2_000; i++) {
      deep = EveryNode.object(new Node.Member("a", deep));
    }
    for (Node node :
        List.of(
            EveryNode.object(twice, twice),
            EveryNode.object(new Node.Member("\uDC00", bool)),
            surrogate,
            full,
            deep,
            new Node.TextNode(Node.NONE, Node.NONE, 0),
            new Node.SharedNode(Node.NONE, Node.NONE, 8, 0),
            new Node.IntegerNode(Node.NONE, Node.NONE, 3, NumberType.F64, 0))) {
      RecordSchema schema =
          new RecordSchema(DatasetInfo.UNKNOWN, new RecordPart(LAYOUT, node), List.of());
      var refused =
          assertThrows(InvalidInputException.class, () -> Description.toByteArray(schema));
      assertEquals(Fault.RECORD_SCHEMA, refused.fault());
    }
  }
}
