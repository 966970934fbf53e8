package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** Columns of raw TSV that speak of one record. Belongs to one thread. */
public final class TsvMatch {
  private static final int CHUNK = 1 << 20;

  private final ByteSink out;
  private final PayloadBuffer payload = new PayloadBuffer();

  /**
   * Writes to standard output.
   *
   * @param out standard output
   */
  public TsvMatch(ByteSink out) {
    this.out = out;
  }

  /**
   * Writes target, id and payload, and ends the line.
   *
   * @param target the target's text
   * @param id the record id
   * @param memory the bytes of the index
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void writeWithId(
      CharSequence target, long id, MemorySegment memory, long offset, long length)
      throws IOException {
    out.writeAscii(target);
    out.write('\t');
    out.writeDecimal(id);
    writePayload(memory, offset, length);
  }

  /**
   * Writes target and payload, and ends the line.
   *
   * @param target the target's text
   * @param memory the bytes of the index
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void write(CharSequence target, MemorySegment memory, long offset, long length)
      throws IOException {
    out.writeAscii(target);
    writePayload(memory, offset, length);
  }

  /** Goes in pieces, so that a payload may be longer than an array. */
  private void writePayload(MemorySegment memory, long offset, long length) throws IOException {
    out.write('\t');
    for (long done = 0; done < length; done += CHUNK) {
      int count = (int) Math.min(CHUNK, length - done);
      payload.read(memory, offset + done, count);
      RawBytes.write(out, payload.bytes(), count);
    }
    out.write('\n');
  }
}
