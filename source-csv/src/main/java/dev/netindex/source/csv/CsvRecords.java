package dev.netindex.source.csv;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The records of CSV text one after the other. The parser cannot go on after an error of quoting,
 * so {@link #recover()} begins a new one at the line after the one on which the bad record started.
 */
final class CsvRecords {
  /** How much text may be read again in one import: a second or two of work. */
  private static final long MAX_CHARS_AGAIN = 1L << 28;

  private static final char LEADING_COMMENT = '#';

  private static final int MAX_BUFFER = CsvSource.MAX_ROW_CHARS + (1 << 14);

  private final LineFeed feed;
  private final CsvReader.CsvReaderBuilder parsers;
  private Iterator<CsvRecord> parser;
  private long charsAgain;
  private boolean leading;
  private boolean afterLeading;

  CsvRecords(InputStream in, CsvSettings settings) {
    feed = new LineFeed(in, settings.skipBadRows());
    parsers =
        CsvReader.builder()
            .fieldSeparator(settings.delimiter())
            .skipEmptyLines(false)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .allowUnclosedQuote(false)
            .maxBufferSize(MAX_BUFFER);
    Character comment = settings.comment();
    if (comment != null) {
      parsers.commentStrategy(CommentStrategy.READ).commentCharacter(comment);
    }
    leading = comment == null && settings.skipsLeadingComments();
    if (leading) {
      parsers.commentStrategy(CommentStrategy.READ).commentCharacter(LEADING_COMMENT);
    }
    parser = newParser();
  }

  /**
   * Reads the next record.
   *
   * @return null at the end of the text
   * @throws BadRow if the text of the record cannot be taken apart; {@link #recover()} comes next
   */
  @Nullable CsvRecord next() throws IOException, BadRow {
    if (afterLeading) {
      endLeading();
    }
    feed.mark();
    try {
      CsvRecord record = parser.hasNext() ? parser.next() : null;
      afterLeading = leading && record != null && !record.isNoRow();
      return record;
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof LineFeed.RecordTooLong) {
        throw new BadRow(
            RowFault.SIZE,
            "at most " + CsvSource.MAX_ROW_CHARS + " characters",
            "a longer row, perhaps with a quote that is not closed");
      }
      throw e.getCause();
    } catch (CsvParseException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw quotes();
    }
  }

  /** Returns the line on which the record starts that was read last, from 1. */
  long line() {
    return feed.recordLine();
  }

  /**
   * Goes to the line after the one on which the bad record started.
   *
   * @throws BadRow if too much text would be read again
   */
  void recover() throws IOException, BadRow {
    charsAgain += feed.resume();
    if (charsAgain > MAX_CHARS_AGAIN) {
      throw new BadRow(
          RowFault.QUOTES,
          "quotes that are closed",
          "so many that are not that skipping them reads the text over and over");
    }
    parser = newParser();
  }

  /** Goes on with a parser that knows no comments, now that the first row was read. */
  private void endLeading() throws IOException {
    leading = false;
    afterLeading = false;
    feed.endLine();
    parsers.commentStrategy(CommentStrategy.NONE);
    parser = newParser();
  }

  private Iterator<CsvRecord> newParser() {
    return parsers.build(new CsvRecord(), feed).iterator();
  }

  private BadRow quotes() {
    return feed.ended()
        ? new BadRow(RowFault.QUOTES, "a closing quote", "the end of the text")
        : new BadRow(
            RowFault.QUOTES,
            "a delimiter or line end after a closing quote",
            "another character; quotes inside a field are doubled");
  }
}
