package dev.netindex.cli.source;

/** What a source is made of. */
public enum SourceKind {
  /** Raw TSV: targets and payload bytes. */
  TSV("raw TSV"),
  /** CSV, also that of a preset. */
  CSV("CSV"),
  /** One JSON object a line. */
  JSONL("JSON lines"),
  /** An MMDB file. */
  MMDB("MMDB");

  private final String text;

  SourceKind(String text) {
    this.text = text;
  }

  /**
   * Returns what messages call it.
   *
   * @return a few words
   */
  public String text() {
    return text;
  }
}
