package dev.netindex.cli.field;

import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import dev.netindex.source.csv.RawText;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The one field of a record without types: its payload, called {@code payload}. It is the text that
 * the bytes are; if they are no UTF-8, what raw TSV writes for them.
 */
final class PayloadField implements RecordFields {
  /** The name of the field. */
  static final String NAME = "payload";

  private final Utf8Validator validator = Utf8Validators.select().selected();
  private final MemorySegment memory;
  private final List<String> names;
  private byte[] text = new byte[0];

  /** Takes the names asked for; the others are in no record. */
  PayloadField(MemorySegment memory, List<String> names) {
    this.memory = memory;
    this.names = List.copyOf(names);
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public void read(long offset, long length) {
    byte[] payload = memory.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    boolean utf8 = validator.firstInvalid(memory, offset, length) == Utf8Validator.VALID;
    text = utf8 ? payload : RawText.escape(payload).getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public boolean writeText(int field, CellBuffer out) {
    boolean known = names.get(field).equals(NAME);
    if (known) {
      out.write(text, 0, text.length);
    }
    return known;
  }

  @Override
  public boolean writeJson(int field, CellBuffer out) {
    boolean known = names.get(field).equals(NAME);
    if (known) {
      out.write(JsonText.quoted(new String(text, StandardCharsets.UTF_8)));
    }
    return known;
  }
}
