package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.layout.BucketBitmap;
import dev.netindex.format.layout.FileFormat;
import dev.netindex.format.layout.FileLayout;
import dev.netindex.format.layout.Header;
import dev.netindex.format.layout.IpRow;
import dev.netindex.format.layout.IpSection;
import dev.netindex.format.layout.ReferenceForm;

/**
 * Looks at all of an index: for inspections, and for bucket bitmaps that validation did not make.
 */
final class Inspector {
  private Inspector() {}

  static Inspection inspect(IndexReader reader) {
    reader.ensureOpen();
    FileLayout layout = reader.sections().layout();
    Header header = layout.header();
    Coverage coverage = reader.coverage();
    return new Inspection(
        layout.pool() + header.poolBytes(),
        header.records(),
        header.metadataBytes(),
        section(header.ipv4Packed(), header.ipv4Rows(), layout.ipv4Bytes()),
        section(header.ipv6Packed(), header.ipv6Rows(), layout.ipv6Bytes()),
        new SectionInspection(
            SectionEncoding.ASN, header.asnRows(), header.asnRows() * FileFormat.ASN_BYTES, 0),
        payloads(layout, reader.distinctPayloads()),
        coverage.buckets(Family.IPV4),
        coverage.buckets(Family.IPV6),
        reader.tables().directories().ipv4Inspection(),
        reader.tables().directories().ipv6Inspection());
  }

  private static SectionInspection section(boolean packed, long rows, long bytes) {
    return packed
        ? new SectionInspection(
            SectionEncoding.PACKED,
            rows,
            bytes,
            (rows + FileFormat.BLOCK_ROWS - 1) / FileFormat.BLOCK_ROWS)
        : new SectionInspection(SectionEncoding.INTERVAL, rows, bytes, 0);
  }

  private static PayloadInspection payloads(FileLayout layout, long distinct) {
    ReferenceForm form = layout.form();
    return new PayloadInspection(
        switch (form) {
          case WIDE -> PayloadForm.WIDE;
          case COMPACT -> PayloadForm.COMPACT;
          case FIXED -> PayloadForm.FIXED;
        },
        switch (form) {
          case WIDE -> 16;
          case COMPACT -> 8;
          case FIXED -> layout.fixedWidth();
        },
        layout.fixedLength(),
        layout.referenceBytes(),
        layout.header().poolBytes(),
        distinct);
  }

  static long distinctPayloads(IndexReader reader) {
    try {
      reader.ensureOpen();
      return reader.sections().references().countDistinct();
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
  }

  /** Marks the buckets of all rows. */
  static BucketBitmap buckets(IndexReader reader, int bits) {
    BucketBitmap bitmap = new BucketBitmap(bits);
    try {
      reader.ensureOpen();
      IpRow row = new IpRow();
      for (Family family : Family.values()) {
        IpSection section = reader.sections().ip(family);
        for (long number = 0; number < section.rows(); number++) {
          section.load(number, row);
          bitmap.add(family, row.startHigh, row.startLow, row.endHigh, row.endLow);
        }
      }
      return bitmap;
    } catch (IllegalStateException | IndexOutOfBoundsException | InternalError failure) {
      throw reader.translated(failure);
    }
  }
}
