package dev.netindex.source.csv;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import de.siegmar.fastcsv.reader.RecordType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The record that the CSV parser has read last; the same object each time. */
final class CsvRecord extends AbstractBaseCsvCallbackHandler<CsvRecord> {
  private final List<String> fields = new ArrayList<>();
  private int fieldCount;
  private int strayQuoteIn;
  private int malformedIn;

  /** Returns the fields, of which no more than {@link CsvSource#MAX_FIELDS} are kept. */
  List<String> fields() {
    return Collections.unmodifiableList(fields);
  }

  /** Says whether the line is no row: empty, or a comment. */
  boolean isNoRow() {
    return getRecordType() != RecordType.DATA;
  }

  /** Checks what the parser does not: stray quotes, the number of fields, the encoding. */
  void check() throws BadRow {
    if (strayQuoteIn != 0) {
      throw new BadRow(
          RowFault.QUOTES,
          "a field with a quote in it to be in quotes, its quotes doubled",
          "a quote inside field " + strayQuoteIn);
    }
    if (fieldCount > CsvSource.MAX_FIELDS) {
      throw new BadRow(
          RowFault.SIZE, "at most " + CsvSource.MAX_FIELDS + " fields", fieldCount + " fields");
    }
    if (malformedIn != 0) {
      String field = fields.get(malformedIn - 1);
      throw new BadRow(
          RowFault.ENCODING,
          "UTF-8",
          "the byte 0x%02x in field %d"
              .formatted(Malformed.byteOf(field.charAt(Malformed.indexIn(field))), malformedIn));
    }
  }

  @Override
  protected void handleBegin(long startingLineNumber) {
    fields.clear();
    fieldCount = 0;
    strayQuoteIn = 0;
    malformedIn = 0;
  }

  @Override
  protected void handleField(int index, char[] buffer, int offset, int length, boolean quoted) {
    fieldCount = index + 1;
    if (index < CsvSource.MAX_FIELDS) {
      String field = length == 0 ? "" : new String(buffer, offset, length);
      fields.add(field);
      if (!quoted && strayQuoteIn == 0 && field.indexOf('"') >= 0) {
        strayQuoteIn = index + 1;
      }
      if (malformedIn == 0 && Malformed.indexIn(field) >= 0) {
        malformedIn = index + 1;
      }
    }
  }

  @Override
  protected CsvRecord buildRecord() {
    return this;
  }
}
