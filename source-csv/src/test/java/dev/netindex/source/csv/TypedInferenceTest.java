package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.netindex.codec.json.infer.InferenceOptions;
import dev.netindex.codec.json.infer.InferredSchema;
import dev.netindex.codec.json.infer.SchemaInference;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.Node.BooleanNode;
import dev.netindex.codec.json.schema.Node.DecimalNode;
import dev.netindex.codec.json.schema.Node.IntegerNode;
import dev.netindex.codec.json.schema.Node.Member;
import dev.netindex.codec.json.schema.Node.ObjectNode;
import dev.netindex.codec.json.schema.Node.TextNode;
import dev.netindex.codec.json.value.NumberType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The types that columns get where a schema is inferred from typed rows. */
class TypedInferenceTest {
  private static Map<String, Node> infer(CsvSource.Builder source, ColumnTypes types, String text)
      throws IOException {
    SchemaInference inference = new SchemaInference(InferenceOptions.DEFAULT);
    types.declareTo(inference);
    source
        .types(types)
        .build()
        .readRecords(
            new ByteArrayInputStream(Rows.latin1(text)),
            "in.csv",
            (target, value) -> inference.observe(value),
            ImportProgress.NONE);
    InferredSchema inferred = inference.schema(DatasetInfo.UNKNOWN);
    assertEquals(List.of(), inferred.fallbacks());
    ObjectNode root = assertInstanceOf(ObjectNode.class, inferred.schema().root().node());
    return root.members().stream().collect(Collectors.toMap(Member::name, Member::node));
  }

  @Test
  void declaredTypesReachTheSchema() throws IOException {
    Map<String, Node> nodes =
        infer(
            CsvSource.builder(),
            ColumnTypes.parse("a=u32,b=text,c=bool,d.e=decimal,f=number"),
            "network,a,b,c,d.e,f\n::1,1,7,1,1.5,1.50\n::2,2,8,0,2.25,2\n::3,3,,true,3,3\n");
    assertEquals(NumberType.U32, assertInstanceOf(IntegerNode.class, nodes.get("a")).type());
    assertInstanceOf(TextNode.class, nodes.get("b"));
    assertInstanceOf(BooleanNode.class, nodes.get("c"));
    DecimalNode decimal = assertInstanceOf(DecimalNode.class, nodes.get("d.e"));
    assertEquals(NumberType.DECIMAL, decimal.type());
    assertEquals(2, decimal.scale());
    assertEquals(NumberType.NUMBER, assertInstanceOf(DecimalNode.class, nodes.get("f")).type());
  }

  @Test
  void presetsKeepCodesTextAndLeaveNumbersToInference() throws IOException {
    Map<String, Node> nodes =
        infer(
            CsvSource.builder().preset(CsvPreset.IP_LOCATION_DB),
            ColumnTypes.NONE,
            "1.0.0.0,1.0.0.1,AU,1,,x,1000,-27.46,153.02,a\n"
                + "1.0.0.2,1.0.0.3,JP,2,,y,2000,35.68,139.69,b\n");
    for (String name : List.of("country_code", "state1", "city", "postcode", "timezone")) {
      assertInstanceOf(TextNode.class, nodes.get(name), name);
    }
    assertInstanceOf(DecimalNode.class, nodes.get("latitude"));
    assertInstanceOf(DecimalNode.class, nodes.get("longitude"));
  }
}
