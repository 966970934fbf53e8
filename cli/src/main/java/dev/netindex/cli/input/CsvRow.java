package dev.netindex.cli.input;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the end and the cells of a row of CSV (RFC 4180): a cell that begins with a quote may hold
 * delimiters and line ends, and two quotes for one. Anywhere else a quote is an ordinary character.
 * One cell is of interest. Belongs to one thread.
 */
public final class CsvRow implements RowScanner {
  private enum State {
    START,
    PLAIN,
    QUOTED,
    /** Behind a quote inside a quoted cell: it ends the cell unless another follows. */
    QUOTE
  }

  private final byte delimiter;
  private int wanted;
  private State state = State.START;
  private int cells;
  private int cellStart;
  private int wantedStart;
  private int wantedEnd;
  private boolean open;

  /**
   * Makes a scanner.
   *
   * @param delimiter an ASCII character
   */
  public CsvRow(char delimiter) {
    this.delimiter = (byte) delimiter;
  }

  /**
   * Says which cell is of interest.
   *
   * @param column its position, from 0
   */
  public void want(int column) {
    wanted = column;
  }

  @Override
  public void begin() {
    state = State.START;
    cells = 0;
    cellStart = 0;
    wantedStart = -1;
    wantedEnd = -1;
  }

  @Override
  public int scan(byte[] bytes, int rowStart, int from, int limit) {
    for (int i = from; i < limit; i++) {
      byte b = bytes[i];
      if (state == State.QUOTED) {
        state = b == '"' ? State.QUOTE : State.QUOTED;
      } else if (b == '\n') {
        return i;
      } else if (b == delimiter) {
        endCell(i - rowStart);
        cellStart = i - rowStart + 1;
        state = State.START;
      } else if (b == '"' && state != State.PLAIN) {
        state = State.QUOTED;
      } else {
        state = State.PLAIN;
      }
    }
    return -1;
  }

  @Override
  public void end(int length) {
    open = state == State.QUOTED;
    endCell(length);
  }

  private void endCell(int end) {
    if (cells == wanted) {
      wantedStart = cellStart;
      wantedEnd = end;
    }
    cells++;
  }

  /**
   * Returns the number of cells in the row.
   *
   * @return 1 or more
   */
  public int cells() {
    return cells;
  }

  /**
   * Tells whether the row ended inside of quotes, with the file.
   *
   * @return true if so
   */
  public boolean open() {
    return open;
  }

  /**
   * Returns the text of the cell of interest.
   *
   * @param bytes holds the row
   * @param rowStart where the row starts
   * @return a new string; empty if the row has no such cell
   */
  public String wantedCell(byte[] bytes, int rowStart) {
    return wantedStart < 0 ? "" : text(bytes, rowStart + wantedStart, rowStart + wantedEnd);
  }

  /**
   * Returns the text of all cells of a row.
   *
   * @param bytes holds the row
   * @param start where it starts
   * @param end where it ends, without its line end
   * @return texts without quotes around them
   */
  public List<String> allCells(byte[] bytes, int start, int end) {
    List<String> texts = new ArrayList<>();
    int first = start;
    State here = State.START;
    for (int i = start; i < end; i++) {
      byte b = bytes[i];
      if (here == State.QUOTED) {
        here = b == '"' ? State.QUOTE : State.QUOTED;
      } else if (b == delimiter) {
        texts.add(text(bytes, first, i));
        first = i + 1;
        here = State.START;
      } else {
        here = b == '"' && here != State.PLAIN ? State.QUOTED : State.PLAIN;
      }
    }
    texts.add(text(bytes, first, end));
    return texts;
  }

  private static String text(byte[] bytes, int start, int end) {
    if (start == end || bytes[start] != '"') {
      return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream(end - start);
    boolean quoted = true;
    for (int i = start + 1; i < end; i++) {
      if (quoted && bytes[i] == '"') {
        // The first of two is left out, and so is the one that ends the cell.
        quoted = i + 1 < end && bytes[i + 1] == '"';
        i += quoted ? 1 : 0;
        if (!quoted) {
          continue;
        }
      }
      text.write(bytes[i]);
    }
    return text.toString(StandardCharsets.UTF_8);
  }
}
