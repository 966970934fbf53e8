package dev.netindex.format.layout;

import java.io.IOException;

/** Writes the payload references, one for each record in the order of record ids. */
public final class PayloadReferenceEncoder {
  private final PayloadSource source;
  private final ReferencePlan plan;

  /**
   * Prepares the encoding of the references.
   *
   * @param source the payloads
   * @param plan how, from {@link ReferencePlan#of}
   */
  public PayloadReferenceEncoder(PayloadSource source, ReferencePlan plan) {
    this.source = source;
    this.plan = plan;
  }

  /**
   * Writes the references.
   *
   * @param out receives {@link ReferencePlan#bytes} bytes
   * @throws IOException if the spans cannot be read, or {@code out} fails
   */
  public void write(FileWriter out) throws IOException {
    try (SpanCursor spans = source.openSpans()) {
      switch (plan.form()) {
        case WIDE -> writeWide(spans, out);
        case COMPACT -> writeCompact(spans, out);
        case FIXED -> writeFixed(spans, out);
      }
    }
  }

  private static void writeWide(SpanCursor spans, FileWriter out) throws IOException {
    while (spans.next()) {
      out.putLong(spans.offset());
      out.putLong(spans.length());
    }
  }

  private static void writeCompact(SpanCursor spans, FileWriter out) throws IOException {
    while (spans.next()) {
      out.putInt(spans.offset());
      out.putInt(spans.length());
    }
  }

  private void writeFixed(SpanCursor spans, FileWriter out) throws IOException {
    out.putInt(plan.commonLength());
    out.putInt(plan.width());
    while (spans.next()) {
      if (plan.width() > 0) {
        out.putBytesOf(spans.offset() / plan.commonLength(), plan.width());
      }
    }
  }
}
