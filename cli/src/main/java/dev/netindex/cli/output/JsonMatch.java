package dev.netindex.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * One record as a JSON object: {@code target}, {@code id}, and {@code payload} if the bytes are
 * well-formed UTF-8 or else {@code payloadBase64}. Belongs to one thread.
 */
public final class JsonMatch {
  private final Utf8Validator validator = Utf8Validators.select().selected();
  private final PayloadBuffer payload = new PayloadBuffer();

  /** Makes a writer with the UTF-8 validation of this process. */
  public JsonMatch() {}

  /**
   * Writes the object.
   *
   * @param json where an object may stand
   * @param target the target's text
   * @param id the record id
   * @param memory the bytes of the index
   * @param offset where the payload starts
   * @param length bytes of the payload
   * @throws IOException if standard output can't be written
   */
  public void write(
      JsonGenerator json,
      CharSequence target,
      long id,
      MemorySegment memory,
      long offset,
      long length)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("target", target.toString());
    json.writeNumberField("id", id);
    payload.read(memory, id, offset, length);
    if (validator.firstInvalid(memory, offset, length) == Utf8Validator.VALID) {
      json.writeFieldName("payload");
      json.writeUTF8String(payload.bytes(), 0, payload.length());
    } else {
      json.writeFieldName("payloadBase64");
      json.writeBinary(payload.bytes(), 0, payload.length());
    }
    json.writeEndObject();
  }
}
