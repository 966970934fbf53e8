package dev.netindex.format.reader;

/** How records refer to payloads. */
public enum PayloadForm {
  /** Offset and length of 64 bits each. */
  WIDE,
  /** Offset and length of 32 bits each. */
  COMPACT,
  /** Ordinals of payloads of one length. */
  FIXED
}
