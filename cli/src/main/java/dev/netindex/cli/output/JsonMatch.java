package dev.netindex.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * One record as a JSON object: {@code target}, {@code id}, and {@code payload} if the bytes are
 * well-formed UTF-8 or else {@code payloadBase64}. A typed record is {@code record}; so are the
 * fields that were asked for, by their paths. Belongs to one thread.
 */
public final class JsonMatch {
  private final Utf8Validator validator = Utf8Validators.select().selected();
  private final PayloadBuffer payload = new PayloadBuffer();

  private final ShownRecord shown = new ShownRecord();
  private final ByteSink out;

  /**
   * Makes a writer with the UTF-8 validation of this process.
   *
   * @param out where the generators write to
   */
  public JsonMatch(ByteSink out) {
    this.out = out;
  }

  /**
   * Writes the object.
   *
   * @param json where an object may stand
   * @param target the target's text
   * @param id the record id
   * @param index the index, and what to show of it
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void write(
      JsonGenerator json, CharSequence target, long id, IndexLabel index, long offset, long length)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("target", target.toString());
    json.writeNumberField("id", id);
    if (ShownRecord.of(index)) {
      json.writeFieldName("record");
      // Nothing: the generator takes it for the value, which goes straight to the stream behind it.
      json.writeRawValue("");
      json.flush();
      CellBuffer value = shown.json(index, offset, length);
      out.write(value.bytes(), 0, value.length());
    } else {
      writePayload(json, id, index.memory(), offset, length);
    }
    json.writeEndObject();
  }

  private void writePayload(
      JsonGenerator json, long id, MemorySegment memory, long offset, long length)
      throws IOException {
    payload.read(memory, id, offset, length);
    if (validator.firstInvalid(memory, offset, length) == Utf8Validator.VALID) {
      json.writeFieldName("payload");
      json.writeUTF8String(payload.bytes(), 0, payload.length());
    } else {
      json.writeFieldName("payloadBase64");
      json.writeBinary(payload.bytes(), 0, payload.length());
    }
  }
}
