package dev.netindex.codec.json.record;

import dev.netindex.codec.json.schema.Node;
import dev.netindex.codec.json.value.NumberType;
import java.util.List;
import java.util.Optional;

/**
 * A place in the records of one {@link RecordReader}, its path resolved once. Immutable, safe for
 * all threads; made to be kept in a constant or final field.
 */
public final class Field {
  final RecordReader owner;
  final int[] steps;
  final boolean inPool;
  final Leaf leaf;

  /** The bit of {@link #type()} in the sets of {@link CurrentRecord}. */
  final int typeBit;

  private final List<String> names;
  private final int part;

  Field(RecordReader owner, List<String> names, int[] steps, boolean inPool, int part, Leaf leaf) {
    this.owner = owner;
    this.names = List.copyOf(names);
    this.steps = steps;
    this.inPool = inPool;
    this.part = part;
    this.leaf = leaf;
    this.typeBit = leaf.type().bit();
  }

  /**
   * Returns whose field it is.
   *
   * @return the reader that resolved it
   */
  public RecordReader reader() {
    return owner;
  }

  /**
   * Returns the path.
   *
   * @return names and list positions joined by dots, as {@link RecordReader#field(String)} takes
   *     them, unless the only name is the empty one
   */
  public String path() {
    return FieldPaths.join(names);
  }

  /**
   * Returns the names on the path.
   *
   * @return names and list positions, none for the record itself
   */
  public List<String> names() {
    return names;
  }

  /**
   * Returns what the field holds.
   *
   * @return its type
   */
  public ValueType type() {
    return leaf.type();
  }

  /**
   * Returns the type that the number had in its source.
   *
   * @return the type; empty if the field is no number
   */
  public Optional<NumberType> numberType() {
    return Optional.ofNullable(leaf.number());
  }

  /**
   * Tells whether every record that has the field has the same value.
   *
   * @return true if so
   */
  public boolean isConstant() {
    return leaf.form() == Form.CONSTANT;
  }

  /**
   * Returns the node of the schema that the path leads to, never a {@link Node.SharedNode}.
   *
   * @return the node
   */
  public Node node() {
    return leaf.node();
  }

  /**
   * Returns in which layout {@link #node()} has its columns.
   *
   * @return the number of the shared part, or -1 for the record itself
   */
  public int part() {
    return part;
  }

  /** Returns the path and type, for people. */
  @Override
  public String toString() {
    return path() + " (" + type().text() + ")";
  }
}
