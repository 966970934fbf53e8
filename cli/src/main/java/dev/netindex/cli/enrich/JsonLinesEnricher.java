package dev.netindex.cli.enrich;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.field.CellBuffer;
import dev.netindex.cli.field.JsonText;
import dev.netindex.cli.input.RowReader;
import dev.netindex.cli.input.RowScanner;
import dev.netindex.format.InvalidInputException;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;

/**
 * Adds members to JSON objects, one a line, in front of the brace that closes them. What a line was
 * stays as it is, byte for byte. Belongs to one thread.
 */
public final class JsonLinesEnricher implements Enricher {
  private final AddressFields addresses;
  private final List<byte[]> members;
  private final ByteSink out;
  private final EnrichTally tally;
  private final String name;
  private final JsonAddress line;
  private final CellBuffer value = new CellBuffer();

  /**
   * Prepares the work.
   *
   * @param addresses finds records
   * @param names what the new members are called
   * @param out takes the lines
   * @param tally counts them
   * @param name what messages call the input
   * @param column the member that is the address; in objects inside the object: names with dots
   *     between
   */
  public JsonLinesEnricher(
      AddressFields addresses,
      List<String> names,
      ByteSink out,
      EnrichTally tally,
      String name,
      String column) {
    this.addresses = addresses;
    this.members = names.stream().map(JsonText::member).toList();
    this.out = out;
    this.tally = tally;
    this.name = name;
    this.line = new JsonAddress(column, new HashSet<>(names));
  }

  @Override
  public void enrich(RowReader rows, Runnable afterRow) throws IOException {
    if (rows.skipByteOrderMark()) {
      out.write(CsvEnricher.BYTE_ORDER_MARK);
    }
    while (rows.next(RowScanner.LINES)) {
      int end = lastByte(rows);
      if (end < rows.start()) {
        copy(rows, rows.start(), rows.end());
        continue;
      }
      tally.row();
      if (found(rows)) {
        // The parser says that nothing but the brace can be there.
        copy(rows, rows.start(), end);
        addMembers();
        copy(rows, end, rows.end());
      } else {
        copy(rows, rows.start(), rows.end());
      }
      afterRow.run();
    }
  }

  private static int lastByte(RowReader rows) {
    int at = rows.contentEnd() - 1;
    while (at >= rows.start() && isSpace(rows.bytes()[at])) {
      at--;
    }
    return at;
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || b == '\t' || b == '\r';
  }

  private boolean found(RowReader rows) {
    int start = rows.start();
    String problem = line.read(rows.bytes(), start, rows.contentEnd() - start);
    if (!problem.isEmpty()) {
      tally.bad(rows.line(), problem);
      return false;
    }
    if (!line.clash().isEmpty()) {
      throw new Failure(
          name
              + ": line "
              + rows.line()
              + ": there is a member "
              + line.clash()
              + " already; --prefix renames the new ones");
    }
    try {
      if (!line.address().isEmpty()) {
        return addresses.find(line.address());
      }
      tally.bad(rows.line(), "no address");
    } catch (InvalidInputException e) {
      tally.bad(rows.line(), String.valueOf(e.getMessage()));
    }
    return false;
  }

  private void addMembers() throws IOException {
    boolean comma = !line.empty();
    for (int i = 0; i < members.size(); i++) {
      value.clear();
      if (addresses.fields().writeJson(i, value)) {
        if (comma) {
          out.write(',');
        }
        out.write(members.get(i));
        out.write(value.bytes(), 0, value.length());
        comma = true;
      }
    }
  }

  private void copy(RowReader rows, int from, int to) throws IOException {
    out.write(rows.bytes(), from, to - from);
  }
}
