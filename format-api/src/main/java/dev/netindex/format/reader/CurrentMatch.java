package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import dev.netindex.format.layout.FileFormat;
import dev.netindex.format.layout.IndexSections;
import dev.netindex.format.layout.IpRow;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.layout.PayloadReferences;
import java.lang.foreign.MemorySegment;

/** The match that a cursor stands on: its row, and its payload's place once that was asked for. */
abstract sealed class CurrentMatch implements MatchView permits MatchWalk {
  /** Its number, and maybe its handle, are known. */
  static final int POSITIONED = 1;

  /** {@link #row} holds the row. */
  static final int LOADED = 2;

  /** The payload's place is known. */
  static final int LOCATED = 4;

  final IndexReader reader;
  final IndexSections sections;
  private final PayloadReferences references;
  private final long poolOffset;

  /** Length of all payloads, or -1 if they differ. */
  private final long fixedLength;

  final IpRow row = new IpRow();

  /** Number of the row in its section. */
  long number;

  /** What leads to the payload, if the directory knew it; else -1. */
  long handle;

  /** Section of the row; of no meaning for an ASN row. */
  IpSection section;

  /** AS number of the row; 0 for an IP row. */
  long asn;

  /** What is known of the match: 0 if there is none, else {@link #POSITIONED} and more. */
  int state;

  private long payloadOffset;
  private long payloadLength;

  CurrentMatch(IndexReader reader) {
    this.reader = reader;
    this.sections = reader.sections();
    this.references = sections.references();
    this.poolOffset = sections.layout().pool();
    this.fixedLength = references.commonLength();
    this.section = sections.ipv4();
  }

  @Override
  public long recordId() {
    load();
    return row.id;
  }

  @Override
  public TargetKind kind() {
    load();
    if (asn != 0) {
      return TargetKind.ASN;
    }
    return switch (row.kind) {
      case FileFormat.KIND_ADDRESS -> TargetKind.ADDRESS;
      case FileFormat.KIND_NETWORK -> TargetKind.NETWORK;
      case FileFormat.KIND_RANGE -> TargetKind.RANGE;
      default ->
          throw impossible(Fault.TARGET_KIND, "a kind of 0, 1 or 2", Integer.toString(row.kind));
    };
  }

  @Override
  public Family family() {
    checkPositioned();
    if (asn != 0) {
      throw new IllegalStateException("an AS number has no address family");
    }
    return section.family();
  }

  @Override
  public int prefixLength() {
    load();
    return asn != 0 || row.kind == FileFormat.KIND_RANGE ? -1 : row.prefix;
  }

  @Override
  public long startHigh() {
    load();
    return asn != 0 ? 0 : row.startHigh;
  }

  @Override
  public long startLow() {
    load();
    return asn != 0 ? 0 : row.startLow;
  }

  @Override
  public long endHigh() {
    load();
    return asn != 0 ? 0 : row.endHigh;
  }

  @Override
  public long endLow() {
    load();
    return asn != 0 ? 0 : row.endLow;
  }

  @Override
  public long asn() {
    checkPositioned();
    return asn;
  }

  @Override
  public long payloadOffset() {
    locate();
    return payloadOffset;
  }

  @Override
  public long payloadLength() {
    locate();
    return payloadLength;
  }

  @Override
  public MemorySegment payload() {
    locate();
    return reader.memory().asSlice(payloadOffset, payloadLength);
  }

  @Override
  public Target target() {
    TargetKind kind = kind();
    try {
      return switch (kind) {
        case ASN -> new Target.Asn(asn);
        case ADDRESS -> new Target.Address(startAddress());
        case NETWORK -> new Target.Network(startAddress(), row.prefix);
        case RANGE ->
            new Target.Range(
                startAddress(), IpAddress.of(section.family(), row.endHigh, row.endLow));
      };
    } catch (InvalidInputException failure) {
      throw impossible(
          Fault.TARGET_BOUNDS, "a " + kind + " target", String.valueOf(failure.getMessage()));
    }
  }

  private IpAddress startAddress() {
    return IpAddress.of(section.family(), row.startHigh, row.startLow);
  }

  @Override
  public void appendTarget(StringBuilder out) {
    switch (kind()) {
      case ASN -> out.append("AS").append(asn);
      case ADDRESS -> IpAddress.append(out, section.family(), row.startHigh, row.startLow);
      case NETWORK -> {
        IpAddress.append(out, section.family(), row.startHigh, row.startLow);
        out.append('/').append(row.prefix);
      }
      case RANGE -> {
        IpAddress.append(out, section.family(), row.startHigh, row.startLow);
        IpAddress.append(out.append('-'), section.family(), row.endHigh, row.endLow);
      }
    }
  }

  @Override
  public Match toMatch() {
    return new Match(target(), recordId(), payload());
  }

  /** Reads the row once, if the match is one. */
  void load() {
    if ((state & LOADED) != 0) {
      return;
    }
    checkPositioned();
    try {
      reader.ensureOpen();
      section.load(number, row);
      AccessFaults.settle();
      state |= LOADED;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
  }

  /**
   * Reads the payload reference once, and keeps it inside the pool whatever a trusted file says.
   */
  private void locate() {
    if ((state & LOCATED) != 0) {
      return;
    }
    checkPositioned();
    try {
      reader.ensureOpen();
      long found = handle >= 0 ? handle : references.handle(checkedId());
      long offset = references.handleOffset(found);
      long length = references.handleLength(found);
      AccessFaults.settle();
      if (reader.outsidePool(offset, length)) {
        throw impossible(
            Fault.PAYLOAD_OFFSET,
            "a payload in a pool of " + sections.layout().header().poolBytes() + " bytes",
            Long.toUnsignedString(length) + " bytes at " + Long.toUnsignedString(offset));
      }
      payloadOffset = poolOffset + offset;
      payloadLength = length;
      state |= LOCATED;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
  }

  /**
   * Takes what a directory knows of the payload. Handles of payloads of one length were compared
   * with the pool when the directory was built, so that nothing is left to read.
   */
  final void takeHandle(long known) {
    handle = known;
    if (known < 0) {
      AccessFaults.settle(); // The row was looked at in the file.
      state = POSITIONED;
    } else if (fixedLength < 0) {
      state = POSITIONED;
    } else {
      payloadOffset = poolOffset + known * fixedLength;
      payloadLength = fixedLength;
      state = POSITIONED | LOCATED;
    }
  }

  /**
   * Takes where a directory says that the payload lies, which was compared with the pool before.
   */
  final void takePlace(long known) {
    handle = -1;
    if (known < 0) {
      AccessFaults.settle(); // The row was looked at in the file.
      state = POSITIONED;
    } else {
      payloadOffset = poolOffset + (known & 0xFFFF_FFFFL);
      payloadLength = known >>> 32;
      state = POSITIONED | LOCATED;
    }
  }

  private long checkedId() {
    load();
    if (row.id >= reader.size()) {
      throw impossible(Fault.RECORD_ID, "an id below " + reader.size(), Long.toString(row.id));
    }
    return row.id;
  }

  void checkPositioned() {
    if (state == 0) {
      throw new IllegalStateException("no current match; call next() first");
    }
  }

  /** A row that validation would have refused. */
  private static InvalidIndexException impossible(Fault fault, String expected, String actual) {
    return new InvalidIndexException(fault, InvalidIndexException.NO_OFFSET, expected, actual);
  }
}
