package dev.netindex.format.reader;

/**
 * What the directory of a section is.
 *
 * @param form what it consists of
 * @param bytes memory on the heap
 * @param nanoseconds time that building it took
 */
public record DirectoryInspection(DirectoryForm form, long bytes, long nanoseconds) {
  /** No directory. */
  static final DirectoryInspection NONE = new DirectoryInspection(DirectoryForm.NONE, 0, 0);
}
