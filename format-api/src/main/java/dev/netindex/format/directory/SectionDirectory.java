package dev.netindex.format.directory;

/**
 * The directory of one section. Immutable, shared by all threads; no operation allocates. Addresses
 * are two {@code long}s, IPv4 in the low 32 bits of the second.
 */
public sealed interface SectionDirectory permits RowDirectory, OverlapDirectory {
  /**
   * Returns the memory that the tables take.
   *
   * @return bytes on the heap
   */
  long bytes();
}
