package dev.netindex.codec.json.text;

/** A shared part, or the record, as the writer meets it. */
final class JsonPart {
  static final JsonPart NONE = new JsonPart(0);

  /** Bytes of its record. */
  final int length;

  /** Its value; set once, after the parts of higher number, to which it leads. */
  JsonOp root = new JsonOp();

  /** How many values its tree has, up to other parts. */
  int values;

  JsonPart(int length) {
    this.length = length;
  }
}
