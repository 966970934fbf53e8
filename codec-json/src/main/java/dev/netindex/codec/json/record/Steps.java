package dev.netindex.codec.json.record;

import dev.netindex.codec.json.memory.Columns;
import dev.netindex.codec.json.memory.Pool;
import dev.netindex.format.InvalidIndexException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;

/**
 * The way from a record to the record that holds a field, as a small program: a few integers in one
 * or two cache lines, run by one loop, so that reading any field is the same compiled code without
 * a virtual call.
 *
 * <p>Of the file it touches the line of each record on the way, and for each shared part one line
 * of the byte pool's directory.
 */
final class Steps {
  /** Result of {@link #follow}: the value is not there. */
  static final long ABSENT = -1;

  /** Result of {@link #follow}: the value is null. */
  static final long NULL = -2;

  /** The way is at its end. */
  private static final int END = 0;

  /** Byte, mask: the field is absent unless a bit of the byte is set. */
  private static final int PRESENT = 1;

  /** Byte: the field is null if the byte is 1. */
  private static final int NOT_NULL = 2;

  /** Byte: the field is absent if the byte, which belongs to an object around it, is 1. */
  private static final int INSIDE_NOT_NULL = 3;

  /** Column, record length: on to a shared part. */
  private static final int PART = 4;

  /** Column, record length, position: on to an element of a list. */
  private static final int ELEMENT = 5;

  private int[] code = new int[16];
  private int size;

  /** Returns the same steps, to which others may be added. */
  Steps copy() {
    Steps copy = new Steps();
    copy.code = code.clone();
    copy.size = size;
    return copy;
  }

  /** Adds a test of a presence bit. */
  void present(int bit) {
    add(PRESENT, bit >>> 3, 1 << (bit & 7));
  }

  /** Adds a test of a column that says what is null. */
  void notNull(int offset, boolean own) {
    add(own ? NOT_NULL : INSIDE_NOT_NULL, offset);
  }

  /** Adds a step to a shared part. */
  void part(int offset, int recordLength) {
    add(PART, offset, recordLength);
  }

  /** Adds a step to an element of a list. */
  void element(int offset, int recordLength, int position) {
    add(ELEMENT, offset, recordLength, position);
  }

  /** Returns the program. */
  int[] toProgram() {
    return Arrays.copyOf(code, size + 1);
  }

  private void add(int... words) {
    if (size + words.length >= code.length) {
      code = Arrays.copyOf(code, code.length * 2);
    }
    System.arraycopy(words, 0, code, size, words.length);
    size += words.length;
  }

  /**
   * Goes the way.
   *
   * @param code from {@link #toProgram}
   * @param pool the byte pool
   * @param memory holds the record to start at
   * @param record where that record starts
   * @return where the record starts that holds the field's column: in the memory of the pool if the
   *     program has a step to a part or element; or {@link #ABSENT} or {@link #NULL}
   * @throws InvalidIndexException if a column on the way holds what it must not
   */
  static long follow(int[] code, Pool pool, MemorySegment memory, long record) {
    MemorySegment here = memory;
    long at = record;
    int next = 0;
    while (true) {
      switch (code[next]) {
        case PRESENT -> {
          if ((here.get(Columns.BYTE, at + code[next + 1]) & code[next + 2]) == 0) {
            return ABSENT;
          }
          next += 3;
        }
        case NOT_NULL, INSIDE_NOT_NULL -> {
          if (Columns.truth(here, at + code[next + 1])) {
            return code[next] == NOT_NULL ? NULL : ABSENT;
          }
          next += 2;
        }
        case PART -> {
          long column = at + code[next + 1];
          at = pool.part(pool.span(here, column), code[next + 2], column);
          here = pool.memory();
          next += 3;
        }
        case ELEMENT -> {
          long column = at + code[next + 1];
          long span = pool.span(here, column);
          int length = code[next + 2];
          if (Pool.elements(span, length, column) <= code[next + 3]) {
            return ABSENT;
          }
          here = pool.memory();
          at = pool.start(span) + (long) code[next + 3] * length;
          next += 4;
        }
        case END -> {
          return at;
        }
        default -> throw new IllegalStateException("no step: " + code[next]);
      }
    }
  }
}
