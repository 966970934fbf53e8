package dev.netindex.format.reader;

/** What the directory of a section consists of. */
public enum DirectoryForm {
  /** There is none: none was asked for, the section has few rows, or memory does not suffice. */
  NONE,

  /** It is built when it pays, and has not been yet. */
  PENDING,

  /** Row numbers, by address: a lookup searches the few rows between two of them in the file. */
  ROW_NUMBERS,

  /** Row numbers, and beside them for each row its start, prefix and reference. */
  ROW_COPIES,

  /** Row numbers, and the earlier rows that reach across: for rows that overlap. */
  OVERLAP_LISTS,

  /** The same, and beside it for each row its start, end, prefix and reference. */
  OVERLAP_COPIES
}
