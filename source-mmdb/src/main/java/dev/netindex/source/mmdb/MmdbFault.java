package dev.netindex.source.mmdb;

/** What exactly was wrong with an MMDB file, one constant for each check. */
public enum MmdbFault {
  /** No metadata marker in the last 128 KiB. */
  METADATA_MARKER("metadata marker"),
  /** A field of the metadata is missing, of a wrong type, or impossible. */
  METADATA("metadata"),
  /** A major version of the format other than 2. */
  FORMAT_VERSION("format version"),
  /** An IP version other than 4 and 6. */
  IP_VERSION("IP version"),
  /** A record size other than 24, 28 and 32 bits. */
  RECORD_SIZE("record size"),
  /** The search tree does not fit before the metadata. */
  TREE_LENGTH("search tree length"),
  /** The 16 bytes between tree and data are not zeros. */
  SEPARATOR("data section separator"),
  /** A path through the tree is longer than an address, as happens in a loop. */
  TREE_DEPTH("search tree depth"),
  /** Paths through the tree that share nodes lead to more nodes than the limit. */
  TREE_VISITS("search tree visits"),
  /** The tree points outside of the data section. */
  RECORD_OFFSET("record offset"),
  /** A value goes on past the end of its section. */
  TRUNCATED("truncated value"),
  /** A type that no data can have. */
  VALUE_TYPE("value type"),
  /** A size that the type can't have. */
  VALUE_SIZE("value size"),
  /** The key of a map is no text. */
  MAP_KEY("map key"),
  /** Text that is not UTF-8. */
  TEXT_UTF8("UTF-8 text"),
  /** A pointer that leads out of its section. */
  POINTER_OFFSET("pointer offset"),
  /** A pointer that leads to another pointer. */
  POINTER_CHAIN("pointer to a pointer"),
  /** A record with too many levels. */
  RECORD_DEPTH("record depth"),
  /** A record of too many values. */
  RECORD_VALUES("record values"),
  /** A record with too much text. */
  RECORD_TEXT("record text"),
  /** The mapped file changed while it was in use. */
  MAPPED_FILE("mapped file");

  private final String text;

  MmdbFault(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the check as messages show it.
   *
   * @return a few words
   */
  public String text() {
    return text;
  }

  /**
   * Tells whether the file exceeds a limit of this reader, rather than break a rule of the format.
   *
   * @return true for too many tree visits, levels, values, or bytes of text
   */
  public boolean isLimit() {
    return switch (this) {
      case TREE_VISITS, RECORD_DEPTH, RECORD_VALUES, RECORD_TEXT -> true;
      default -> false;
    };
  }
}
