package dev.netindex.codec.json.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.envelope.RecordEnvelope;
import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.fixed.FieldType;
import dev.netindex.codec.json.fixed.RecordLayout;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Schemas that are small, and unfold to more than any memory or patience. */
final class HostileSchemaTest {
  private static final int NONE = Node.NONE;
  private static final Node NOTHING = new Node.ConstantNode(NONE, new RecordValue.NullValue());
  private static final RecordLayout ID =
      RecordLayout.of(List.of(FieldType.required(FieldKind.BYTES)));

  private final ValuePoolBuilder bytes = new ValuePoolBuilder(Limits.FORMAT);

  /** A Java record that holds itself twice. */
  record Tree(Optional<Tree> a, Optional<Tree> b) {}

  /** Maps of maps. */
  record Maps(Map<String, Map<String, String>> maps) {}

  private RecordReader reader(Node root, List<RecordPart> parts) {
    RecordSchema schema = new RecordSchema(DatasetInfo.UNKNOWN, new RecordPart(ID, root), parts);
    byte[] envelope =
        RecordEnvelope.toByteArray(schema, new ValuePoolBuilder(Limits.FORMAT), bytes);
    return RecordReader.of(MemorySegment.ofArray(envelope), Limits.FORMAT);
  }

  private static Node.ObjectNode object(List<Node.Member> members) {
    return new Node.ObjectNode(NONE, NONE, members);
  }

  private static List<Node.Member> members(int count, Node node) {
    List<Node.Member> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      members.add(new Node.Member("m" + i, node));
    }
    return members;
  }

  /** A part that occurs twice in a part that occurs twice, and so on, and at the end nothing. */
  private RecordReader doubling() {
    List<RecordPart> parts = new ArrayList<>();
    for (int i = 1; i <= 50; i++) {
      Node next = new Node.SharedNode(NONE, NONE, 0, i);
      parts.add(
          new RecordPart(
              ID, object(List.of(new Node.Member("a", next), new Node.Member("b", next)))));
    }
    parts.add(new RecordPart(ID, object(List.of())));
    return reader(new Node.SharedNode(NONE, NONE, 0, 0), parts);
  }

  private static void assertLimited(Fault fault, Executable call) {
    assertEquals(fault, assertThrows(LimitExceededException.class, call).fault());
  }

  @Test
  void aTreeOfVeryManyObjectsWithoutLeavesIsNotListed() {
    assertLimited(Fault.CODEC_FIELDS, () -> doubling().fields());
  }

  @Test
  void pathsOfVeryManyCharactersAreNotListed() {
    Node inner = object(members(2_000, NOTHING));
    Node root = object(List.of(new Node.Member("x".repeat(1 << 16), inner)));
    assertLimited(Fault.CODEC_FIELDS, () -> reader(root, List.of()).fields());
  }

  @Test
  void mappersOfVeryManyPlacesAreNotMade() {
    RecordReader tree = doubling();
    assertLimited(
        Fault.CODEC_FIELDS, () -> RecordMapper.of(MethodHandles.lookup(), Tree.class, tree));
    RecordLayout texts = RecordLayout.of(List.of(FieldType.required(FieldKind.STRING)));
    RecordPart inner =
        new RecordPart(texts, object(members(2_000, new Node.TextNode(NONE, NONE, 0))));
    Node outer = object(members(2_000, new Node.SharedNode(NONE, NONE, 0, 0)));
    RecordReader maps = reader(object(List.of(new Node.Member("maps", outer))), List.of(inner));
    assertLimited(
        Fault.CODEC_FIELDS, () -> RecordMapper.of(MethodHandles.lookup(), Maps.class, maps));
  }

  @Test
  void aListOfVeryManyPartsIsNotValidatedToTheEnd() {
    RecordLayout truth = RecordLayout.of(List.of(FieldType.required(FieldKind.BOOL)));
    RecordPart element = new RecordPart(truth, new Node.BooleanNode(NONE, NONE, 0));
    List<RecordPart> parts = new ArrayList<>();
    List<Node.Member> lists = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      parts.add(element);
      lists.add(new Node.Member("m" + i, new Node.ListNode(NONE, NONE, 0, i)));
    }
    bytes.intern(new byte[100_000]);
    RecordReader reader = reader(object(lists), parts);
    RecordView view = reader.view().wrap(MemorySegment.ofArray(new byte[4]));
    assertLimited(Fault.SHARED_VALUES, () -> reader.validator().validate(view));
  }

  @Test
  void membersOfLargeObjectsAreFoundByName() {
    RecordReader reader = reader(object(members(1_000, NOTHING)), List.of());
    for (FieldSummary field : reader.fields()) {
      assertEquals(ValueType.NULL, reader.field(field.path()).type());
    }
    assertTrue(
        assertThrows(RuntimeException.class, () -> reader.field("m1000"))
            .getMessage()
            .contains("\"m100\""));
  }

  @Test
  void theEmptyNameIsAPathAsNamesOnly() {
    RecordReader reader = reader(object(List.of(new Node.Member("", NOTHING))), List.of());
    assertEquals(ValueType.NULL, reader.field(List.of("")).type());
    assertEquals(ValueType.OBJECT, reader.field("").type());
  }
}
