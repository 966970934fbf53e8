package dev.netindex.format.reader;

/** How the rows of a section are stored. */
public enum SectionEncoding {
  /** Whole rows with subtree maxima: any targets. */
  INTERVAL,
  /** Blocks of delta columns: disjoint addresses and networks. */
  PACKED,
  /** AS number and record id. */
  ASN
}
