package dev.netindex.format;

/**
 * What exactly was wrong, one constant for each check. The texts are those by which the Rust crate
 * names the same checks, so that two implementations can be compared; FORMAT.md lists them in the
 * order in which they are made.
 */
public enum Fault {
  /** A part ends past the end of the file. */
  TRUNCATED("truncated section"),
  /** The first eight bytes are not {@code NETINDEX}. */
  INDEX_MAGIC("index magic"),
  /** A format identifier other than 3. */
  FORMAT_IDENTIFIER("format identifier"),
  /** An unknown flag, two forms of payload references, or a length without its flag. */
  RESERVED_HEADER("reserved header fields"),
  /** A packed section of no bytes, or one whose blocks do not add up to its length. */
  PACKED_SECTION_LENGTH("packed section length"),
  /** Reserved bytes or the reference width of fixed-length payloads. */
  FIXED_PAYLOAD_FIELDS("fixed payload fields"),
  /** The common length of fixed-length payloads does not divide the pool. */
  FIXED_PAYLOAD_LENGTH("fixed payload length"),
  /** The reference width of fixed-length payloads lies past the end of the file. */
  PAYLOAD_REFERENCE_WIDTH("payload reference width"),
  /** Compact references with a pool past 2<sup>32</sup>-1 bytes. */
  COMPACT_PAYLOAD_LENGTH("compact payload length"),
  /** Too many records. */
  RECORDS("records"),
  /** A file, or a file to be written, of too many bytes. */
  ARTIFACT_BYTES("artifact bytes"),
  /** Lengths whose sum does not fit into 64 bits. */
  ADDRESSABLE_BYTES("addressable bytes"),
  /** The file is not as long as its header says, or the record count is not the sum of the rows. */
  ARTIFACT_LENGTH("artifact length or record count"),
  /** A block descriptor's width, row count or id base. */
  PACKED_BLOCK_FIELDS("packed block fields"),
  /** Implicit record ids that leave 32 bits. */
  PACKED_RECORD_ID("packed record ID"),
  /** A block that does not follow its predecessor, or whose first delta is not 0. */
  PACKED_BLOCK_OFFSET("packed block offset or base delta"),
  /** A delta that loses bits when shifted. */
  PACKED_DELTA_OVERFLOW("packed delta overflow"),
  /** A base and delta whose sum leaves 128 bits. */
  PACKED_ADDRESS_OVERFLOW("packed address overflow"),
  /** A packed row's prefix, kind or address is impossible. */
  PACKED_TARGET("packed target"),
  /** Reserved bytes of an interval row are not 0. */
  RESERVED_ENTRY("reserved entry fields"),
  /** Start, end and prefix do not fit the kind of target. */
  TARGET_BOUNDS("target bounds"),
  /** A prefix longer than the address, or not a number. */
  NETWORK_PREFIX("network prefix"),
  /** A kind of target other than 0, 1 or 2. */
  TARGET_KIND("target kind"),
  /** Rows out of order. */
  IP_ENTRY_ORDER("IP entry order"),
  /** Packed rows that overlap. */
  PACKED_OVERLAP("packed overlapping targets"),
  /** A record id past the number of records. */
  RECORD_ID("record ID"),
  /** A record id that two rows have. */
  DUPLICATE_RECORD_ID("duplicate record ID"),
  /** A wrong subtree maximum of an interval row. */
  INTERVAL_MAXIMUM("interval maximum"),
  /** AS number 0, or ASN rows out of order. */
  ASN_ENTRY("ASN entry order or key"),
  /** Fixed-length payloads whose first references do not rise one by one. */
  PAYLOAD_ORDER("payload reference order"),
  /** A payload that neither repeats an earlier one nor follows the last. */
  PAYLOAD_OFFSET("payload offset"),
  /** Bytes of the pool that no record refers to. */
  PAYLOAD_LENGTH("payload length"),
  /** The mapped file changed while it was in use. */
  MAPPED_FILE("mapped file"),
  /** Text that is no address. */
  ADDRESS_TEXT("address"),
  /** A zone where none is allowed, or an empty one. */
  ADDRESS_ZONE("address zone"),
  /** Text that is no target. */
  TARGET_TEXT("target"),
  /** Host bits of a network are set. */
  NETWORK_HOST_BITS("network host bits"),
  /** A range whose ends differ in family or are reversed. */
  RANGE_ENDPOINTS("range endpoints"),
  /** An AS number outside 1 to 4294967295. */
  AS_NUMBER("AS number"),
  /** A target of the wrong kind for the operation. */
  QUERY_TARGET("query target"),
  /** More readers than a set or router takes. */
  ROUTED_READERS("routed readers"),
  /** A position outside a reader set. */
  READER_POSITION("reader position"),
  /** The first eight bytes of a value pool. */
  VALUE_POOL_MAGIC("value pool magic"),
  /** The directory of a value pool is cut off. */
  VALUE_OFFSETS("value offsets"),
  /** A value pool is not as long as its directory says. */
  VALUE_POOL_LENGTH("value pool length"),
  /** Values of a pool that end before they start. */
  VALUE_OFFSET_ORDER("value offset order"),
  /** The id of a value that the pool does not have. */
  VALUE_ID("value ID"),
  /** Too many values in a pool. */
  SHARED_VALUES("shared values"),
  /** A value pool of too many bytes. */
  SHARED_VALUE_BYTES("shared value bytes"),
  /** A value of a string pool that is not UTF-8. */
  SHARED_STRING_UTF8("shared string UTF-8"),
  /** The first eight bytes of the codec's metadata. */
  CODEC_MAGIC("codec magic"),
  /** The field table of the codec is cut off. */
  CODEC_SCHEMA_LENGTH("codec schema length"),
  /** A kind of field that the codec does not have. */
  CODEC_FIELD_KIND("codec field kind"),
  /** A field mode that the codec does not have. */
  CODEC_FIELD_PRESENCE("codec field presence"),
  /** The string pool is longer than the codec's metadata. */
  CODEC_STRING_POOL_LENGTH("codec string pool length"),
  /** The codec's metadata ends before its byte pool. */
  CODEC_BYTE_POOL_LENGTH("codec byte pool length"),
  /** A record that is not as long as its layout. */
  CODEC_RECORD_LENGTH("codec record length"),
  /** A presence bit that belongs to no field. */
  CODEC_PRESENCE_PADDING("codec presence padding"),
  /** A truth value other than 0 and 1. */
  CODEC_BOOLEAN("codec boolean"),
  /** A record with more or fewer values than fields. */
  CODEC_FIELD_COUNT("codec field count"),
  /** A value that does not fit its field, or a field that is not there. */
  CODEC_FIELD("codec field"),
  /** Too many fields. */
  CODEC_FIELDS("codec fields"),
  /** A record of too many bytes. */
  CODEC_RECORD_BYTES("codec record bytes"),
  /** Metadata of the codec of too many bytes. */
  CODEC_METADATA_BYTES("codec metadata bytes"),
  /** The metadata is no record envelope, or its parts do not fill it. */
  RECORD_ENVELOPE("record envelope"),
  /** The schema of an envelope contradicts itself or the columns. */
  RECORD_SCHEMA("record schema"),
  /** A path that names no field of the records, or one of another type. */
  FIELD_PATH("field path"),
  /** A value that the schema has no place for. */
  RECORD_VALUE("record value"),
  /** A record whose JSON is too long. */
  RECORD_JSON_BYTES("record JSON bytes"),
  /** Text that is no JSON. */
  JSON_TEXT("JSON text");

  private final String text;

  Fault(String text) {
    this.text = text;
  }

  /**
   * Returns the name of the check as messages show it.
   *
   * @return a few lower-case words
   */
  public String text() {
    return text;
  }
}
