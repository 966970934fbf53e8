package dev.netindex.cli.output;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.RecordFields;
import dev.netindex.cli.field.RecordJson;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** Columns of raw TSV that speak of one record. Belongs to one thread. */
public final class TsvMatch {
  private static final int CHUNK = 1 << 20;

  private final ByteSink out;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final CellBuffer cell = new CellBuffer();

  /**
   * Writes to standard output.
   *
   * @param out standard output
   */
  public TsvMatch(ByteSink out) {
    this.out = out;
  }

  /**
   * Writes target, id and payload, and ends the line. A typed record is the text of its JSON.
   *
   * @param target the target's text
   * @param id the record id
   * @param index the index, and how to show its records
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void writeWithId(CharSequence target, long id, IndexLabel index, long offset, long length)
      throws IOException {
    writeIdentity(target, id);
    writePayload(index, offset, length);
  }

  /**
   * Writes target and id.
   *
   * @param target the target's text
   * @param id the record id
   * @throws IOException if standard output can't be written
   */
  void writeIdentity(CharSequence target, long id) throws IOException {
    out.writeAscii(target);
    out.write('\t');
    out.writeDecimal(id);
  }

  /**
   * Writes what is to be shown of a record, and ends the line.
   *
   * @param index the index, and what to show of it
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  void writeRecord(IndexLabel index, long offset, long length) throws IOException {
    if (index.fields().isPresent()) {
      writeFields(index.fields().get(), offset, length);
    } else if (index.records().isPresent()) {
      cell.clear();
      index.records().get().write(offset, length, cell);
      out.write('\t');
      RawBytes.writeText(out, cell.bytes(), cell.length());
      out.write('\n');
    } else {
      writePayload(index.memory(), offset, length);
    }
  }

  private void writeFields(RecordFields fields, long offset, long length) throws IOException {
    fields.read(offset, length);
    int count = fields.names().size();
    for (int i = 0; i < count; i++) {
      cell.clear();
      fields.writeText(i, cell);
      out.write('\t');
      RawBytes.writeText(out, cell.bytes(), cell.length());
    }
    out.write('\n');
  }

  /** Escapes all that a payload would have escaped, so that a build takes it for one. */
  private void writeJson(RecordJson records, long offset, long length) throws IOException {
    cell.clear();
    records.write(offset, length, cell);
    out.write('\t');
    RawBytes.write(out, cell.bytes(), cell.length());
    out.write('\n');
  }

  /**
   * Writes target and payload, and ends the line. A typed record is the text of its JSON.
   *
   * @param target the target's text
   * @param index the index, and how to show its records
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void write(CharSequence target, IndexLabel index, long offset, long length)
      throws IOException {
    out.writeAscii(target);
    writePayload(index, offset, length);
  }

  private void writePayload(IndexLabel index, long offset, long length) throws IOException {
    if (index.records().isPresent()) {
      writeJson(index.records().get(), offset, length);
    } else {
      writePayload(index.memory(), offset, length);
    }
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
