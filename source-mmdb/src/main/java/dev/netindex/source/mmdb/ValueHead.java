package dev.netindex.source.mmdb;

/**
 * The first bytes of a value: type and size. One object is used for one value after another. What a
 * size means depends on the type: bytes, members of a map, elements of an array, or the value
 * itself of a boolean. A pointer has none, but a target.
 */
final class ValueHead {
  private static final int[] SIZE_BASE = {29, 285, 65_821};
  private static final long[] POINTER_BASE = {0, 2_048, 526_336, 0};

  private final Section section;
  private int type;
  private int size;
  private long target;
  private long body;

  ValueHead(Section section) {
    this.section = section;
  }

  /** Reads the head at an offset of the section. */
  void read(long offset) {
    int control = section.unsignedByte(offset);
    long next = offset + 1;
    int number = control >>> 5;
    if (number == ValueType.POINTER) {
      readPointer(control, next);
      return;
    }
    if (number == ValueType.EXTENDED) {
      number = extended(next++);
    }
    type = number;
    readSize(control & 0x1F, next);
  }

  /** Reads the head at an offset, which must not be that of a pointer. */
  void readTarget(long offset) {
    read(offset);
    if (type == ValueType.POINTER) {
      throw section.fault(MmdbFault.POINTER_CHAIN, offset, "a value", "another pointer");
    }
  }

  private void readPointer(int control, long next) {
    int more = control >>> 3 & 3;
    // The lowest 3 bits of the control byte lead, except before a pointer of 4 bytes.
    long lead = more == 3 ? 0 : (long) (control & 7) << 8 * (more + 1);
    target = (lead | section.number(next, more + 1)) + POINTER_BASE[more];
    if (target >= section.length()) {
      throw section.fault(
          MmdbFault.POINTER_OFFSET,
          next - 1,
          "an offset below " + section.length(),
          Long.toString(target));
    }
    type = ValueType.POINTER;
    size = 0;
    body = next + more + 1;
  }

  private int extended(long offset) {
    int number = section.unsignedByte(offset) + ValueType.EXTENSION;
    boolean known =
        number >= ValueType.I32 && number <= ValueType.ARRAY
            || number == ValueType.BOOLEAN
            || number == ValueType.F32;
    if (!known) {
      throw section.fault(
          MmdbFault.VALUE_TYPE, offset, "an extended type of 8 to 11, 14 or 15", "type " + number);
    }
    return number;
  }

  private void readSize(int bits, long next) {
    int more = Math.max(0, bits - 28);
    size = more == 0 ? bits : SIZE_BASE[more - 1] + (int) section.number(next, more);
    body = next + more;
  }

  int type() {
    return type;
  }

  int size() {
    return size;
  }

  /** Where a pointer leads: an offset inside of the section. */
  long target() {
    return target;
  }

  /** The offset behind the head: of the bytes, of the first value inside, or behind a pointer. */
  long body() {
    return body;
  }
}
