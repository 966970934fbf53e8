package dev.netindex.codec.json.envelope;

/**
 * The value of a constant as JSON spells it.
 *
 * @param form what kind of JSON it is
 * @param text the text of a text, number or truth value
 */
record RawConstant(Form form, String text) {
  /** The kinds of JSON that a constant can be. */
  enum Form {
    TEXT("a text"),
    INTEGER("an integer"),
    NUMBER("a number"),
    TRUTH("true or false"),
    NULL("null"),
    OBJECT("an empty object"),
    LIST("an empty list");

    private final String text;

    Form(String text) {
      this.text = text;
    }

    /** Returns what it is in messages. */
    String text() {
      return text;
    }
  }
}
