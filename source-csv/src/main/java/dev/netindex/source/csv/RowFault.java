package dev.netindex.source.csv;

/** What is wrong with a row, one constant for each rule. */
public enum RowFault {
  /** The header, or the choice of columns, does not say which columns hold the target. */
  COLUMNS("columns"),
  /**
   * Quotes that RFC 4180 does not allow: never closed, followed by text, or inside a plain field.
   */
  QUOTES("quotes"),
  /** More or fewer fields than the header, or else the first row, has. */
  FIELD_COUNT("field count"),
  /** Bytes that are not UTF-8 in a CSV row, or not printable ASCII in a raw row. */
  ENCODING("encoding"),
  /** A row of too many bytes or fields. */
  SIZE("row size"),
  /** A cell that is no address, network, range or AS number. */
  TARGET("target"),
  /** A decimal integer where text is expected, or the reverse. */
  ADDRESS_FORM("address form"),
  /** A start and end of different families, or a start after its end. */
  RANGE("range"),
  /** A cell that is no value of the type its column was given. */
  TYPE("type"),
  /** A raw row without TAB. */
  SEPARATOR("separator"),
  /** A backslash in a raw row that does not begin an escape. */
  ESCAPE("escape");

  private final String text;

  RowFault(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the rule as messages show it.
   *
   * @return one or two lower-case words
   */
  public String text() {
    return text;
  }
}
