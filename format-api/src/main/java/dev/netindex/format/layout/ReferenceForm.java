package dev.netindex.format.layout;

/** The three forms in which a file leads from record ids to payloads. */
public enum ReferenceForm {
  /** Spans of two 64-bit numbers. */
  WIDE,
  /** Spans of two 32-bit numbers. */
  COMPACT,
  /** Ordinals of payloads of one common length. */
  FIXED
}
