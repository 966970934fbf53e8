package dev.netindex.codec.json.schema;

import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import java.util.List;

/**
 * A place in the tree of a record, with the columns that hold its values. A column is the position
 * of a field in the layout that the node belongs to: that of the record, or of a shared part.
 *
 * <p>A value is there if the column named by {@link #presence} is present in the record; if it is
 * there and {@link #nulls} names a column that holds true, the value is the null of JSON.
 */
public sealed interface Node {
  /** Stands for no column. */
  int NONE = -1;

  /**
   * Returns the optional column that is present exactly where the value is.
   *
   * @return a column, or {@link #NONE} if the value is always there
   */
  int presence();

  /**
   * Returns the required column of kind bool that is true where the value is null.
   *
   * @return a column, or {@link #NONE} if the value is never null
   */
  default int nulls() {
    return NONE;
  }

  /**
   * An object whose members are columns of the same layout.
   *
   * @param presence see {@link Node#presence}: a column of its own, or that of a member which every
   *     such object has
   * @param nulls see {@link Node#nulls}
   * @param members in the order of output, names distinct
   */
  record ObjectNode(int presence, int nulls, List<Member> members) implements Node {
    /** Copies the members. */
    public ObjectNode {
      members = List.copyOf(members);
    }
  }

  /**
   * A named node of an object.
   *
   * @param name the member's name
   * @param node its value
   */
  record Member(String name, Node node) {}

  /**
   * A value that is a record of its own in the byte pool.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind bytes
   * @param part the number of the shared part, greater than that of the part this node is in
   */
  record SharedNode(int presence, int nulls, int column, int part) implements Node {}

  /**
   * A list: a value of the byte pool that is the elements' records one after another, so that its
   * length divided by the part's record length, which is never 0, is the number of elements.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind bytes
   * @param part the number of the elements' part, greater than that of the part this node is in
   */
  record ListNode(int presence, int nulls, int column, int part) implements Node {}

  /**
   * Text.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind string
   */
  record TextNode(int presence, int nulls, int column) implements Node {}

  /**
   * Any value, as JSON text.
   *
   * @param presence see {@link Node#presence}
   * @param column a column of kind string
   */
  record JsonNode(int presence, int column) implements Node {}

  /**
   * Bytes.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind bytes
   */
  record BytesNode(int presence, int nulls, int column) implements Node {}

  /**
   * A truth value.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind bool
   */
  record BooleanNode(int presence, int nulls, int column) implements Node {}

  /**
   * An integer of at most 64 bits.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind u8, u16, u32, u64 (unsigned value) or i64
   * @param type the type in the source, up to {@link NumberType#INTEGER}
   * @param add is added to what the column holds; 0 for u64 and i64
   */
  record IntegerNode(int presence, int nulls, int column, NumberType type, long add)
      implements Node {}

  /**
   * An integer of any width: big-endian two's complement, as short as possible.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind bytes
   * @param type the type in the source, up to {@link NumberType#INTEGER}
   */
  record WideIntegerNode(int presence, int nulls, int column, NumberType type) implements Node {}

  /**
   * A number of IEEE 754, its bits kept; one of 32 bits is widened.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind f64
   * @param type {@link NumberType#F32} or {@link NumberType#F64}
   */
  record RealNode(int presence, int nulls, int column, NumberType type) implements Node {}

  /**
   * A decimal number kept as an integer: (column + add) / 10<sup>scale</sup>. For f32 and f64 that
   * quotient, rounded to the type, is the number, and its decimal digits without trailing zeros
   * (one stays behind the point) are the shortest that give it back.
   *
   * @param presence see {@link Node#presence}
   * @param nulls see {@link Node#nulls}
   * @param column a column of kind u8, u16, u32 (unsigned value) or i64
   * @param type {@link NumberType#F32}, {@link NumberType#F64}, {@link NumberType#DECIMAL} or
   *     {@link NumberType#NUMBER}
   * @param scale digits behind the point, 1 to 15; how many are written is the type's affair
   * @param add is added to what the column holds; 0 for i64
   */
  record DecimalNode(int presence, int nulls, int column, NumberType type, int scale, long add)
      implements Node {}

  /**
   * The same value in every record that has one.
   *
   * @param presence see {@link Node#presence}
   * @param value the value: any but an object or list with something in it
   */
  record ConstantNode(int presence, RecordValue value) implements Node {}
}
