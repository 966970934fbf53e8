package dev.netindex.source.csv;

import dev.netindex.codec.json.value.RecordSink;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads CSV text (RFC 4180) as assertions. One or two columns of a row are the target; all others,
 * in their order, become an object of typed values, or the payload: one JSON object in UTF-8 whose
 * values are strings with exactly the text of the cells, empty ones included. {@link CsvPreset} has
 * the layouts of well-known files.
 *
 * <p>The text is UTF-8 with or without a byte order mark; lines end with LF, CRLF or CR, the last
 * one with or without. A field in quotes may hold delimiters, line ends and doubled quotes; a quote
 * inside a field without quotes, text after a closing quote, and a quote that is never closed are
 * errors of the row. All rows have as many fields as the first. Empty lines are no rows. A row is
 * at most {@value #MAX_ROW_CHARS} characters long and has at most {@value #MAX_FIELDS} fields.
 *
 * <p>A start and an end column give a range, also where a network would say the same. Addresses
 * inside {@code ::ffff:0:0/96} mean the IPv4 addresses in them, unless {@link
 * Builder#literal(boolean)} is set.
 *
 * <p>Where the target columns are not named, they are found in this order: a column of the header
 * with a name of one network, such as {@code network}, {@code cidr}, {@code prefix}, {@code
 * ip_range} or {@code subnet}; a pair such as {@code start} and {@code end}, {@code start_ip} and
 * {@code end_ip}, {@code ip_from} and {@code ip_to}, {@code first} and {@code last}; a column with
 * a name of one address, such as {@code ip} or {@code address}. Names are compared without case,
 * hyphens, underscores and spaces. Without such names the first row of data decides: two addresses
 * and no network are a start and an end, one cell with an address, network or range is the target,
 * and so is one AS number where there is no address; among decimal integers the first two columns
 * are start and end, or the first is the address where the second is no integer. Anything else is
 * refused with a message that names the options.
 *
 * <p>Instances are immutable.
 */
public final class CsvSource implements AssertionSource, RecordSource {
  /** The longest row, in UTF-16 characters, with its delimiters, quotes and line end. */
  public static final int MAX_ROW_CHARS = 1 << 24;

  /** The largest number of fields of a row. */
  public static final int MAX_FIELDS = 1 << 14;

  private final CsvSettings settings;

  private CsvSource(CsvSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns a builder with all defaults: comma, {@link HeaderPolicy#AUTO}, {@link
   * AddressForm#TEXT}, target columns found by name or content, no comments, the first bad row ends
   * the import.
   *
   * @return a new builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@inheritDoc}
   *
   * @throws RowException if a row is bad and bad rows are not skipped; also with skipping, if the
   *     target columns cannot be decided or the header is refused, or if so many quotes are never
   *     closed that skipping would read the input over and over
   */
  @Override
  public ImportReport read(InputStream in, String name, RowSink sink, ImportProgress progress)
      throws IOException {
    ColumnRef column = settings.payloadColumn();
    return run(
        in,
        name,
        column == null
            ? (columns, input) -> JsonRows.of(columns, settings, input, sink)
            : (columns, input) -> ColumnRows.of(columns, column, sink),
        progress);
  }

  /**
   * {@inheritDoc}
   *
   * <p>A row is an object with a member for each column that is not the target: text of the type
   * that the column was given, or without one; an empty cell is no member.
   *
   * @throws RowException as {@link #read(InputStream, String, RowSink, ImportProgress)}, and if a
   *     cell is no value of the type its column was given; also with skipping, if there is no
   *     column of a name that was given a type
   */
  @Override
  public ImportReport readRecords(
      InputStream in, String name, RecordSink sink, ImportProgress progress) throws IOException {
    return run(
        in, name, (columns, input) -> TypedRows.of(columns, settings, input, sink), progress);
  }

  private ImportReport run(
      InputStream in, String name, RowOutput.Factory outputs, ImportProgress progress)
      throws IOException {
    return settings.preset() == CsvPreset.BLOCK_LIST
        ? BlockList.run(settings, in, name, outputs, progress)
        : CsvImport.run(settings, in, name, outputs, progress);
  }

  /** Collects the settings of a {@link CsvSource}. For one thread. */
  public static final class Builder {
    private char delimiter = ',';
    private @Nullable Character comment;
    private HeaderPolicy header = HeaderPolicy.AUTO;
    private @Nullable List<String> columns;
    private @Nullable TargetColumns targetColumns;
    private @Nullable AddressForm addresses;
    private boolean literal;
    private boolean maskHostBits;
    private boolean skipBadRows;
    private @Nullable String sourceField;
    private @Nullable CsvPreset preset;
    private ColumnTypes types = ColumnTypes.NONE;
    private @Nullable ColumnRef payloadColumn;

    private Builder() {}

    /**
     * Sets what separates fields.
     *
     * @param value any character but a quote, CR, LF or half of a surrogate pair
     * @return this builder
     * @throws IllegalArgumentException for those
     */
    public Builder delimiter(char value) {
      delimiter = CsvSettings.requireSeparator(value);
      return this;
    }

    /**
     * Makes lines comments that begin with a character. Without this there are no comments.
     *
     * @param value any character but a quote, CR, LF or half of a surrogate pair
     * @return this builder
     * @throws IllegalArgumentException for those
     */
    public Builder commentCharacter(char value) {
      comment = CsvSettings.requireSeparator(value);
      return this;
    }

    /**
     * Says whether the first row names the columns.
     *
     * @param value the policy
     * @return this builder
     */
    public Builder header(HeaderPolicy value) {
      header = value;
      return this;
    }

    /**
     * Names the columns, for an input without a header or in place of its header. Every row must
     * have as many fields as there are names; an empty name stands for {@code columnN}, N being the
     * position from 1, as do names that are not given at all.
     *
     * @param names one name for each column
     * @return this builder
     * @throws IllegalArgumentException if there are none, or too many, or one appears twice or
     *     holds half of a surrogate pair
     */
    public Builder columns(List<String> names) {
      List<String> copy = List.copyOf(names);
      if (copy.isEmpty() || copy.size() > MAX_FIELDS) {
        throw new IllegalArgumentException(
            "there must be 1 to " + MAX_FIELDS + " column names, not " + copy.size());
      }
      HashSet<String> seen = new HashSet<>();
      for (String name : copy) {
        CsvSettings.requireUnicode(name);
        if (!name.isEmpty() && !seen.add(name)) {
          throw new IllegalArgumentException("two columns are called " + Shown.quoted(name));
        }
      }
      columns = copy;
      return this;
    }

    /**
     * Names the column of the target: an address, network, range or AS number.
     *
     * @param name a name from the header or {@link #columns(List)}, compared exactly
     * @return this builder
     * @throws IllegalArgumentException if the name is empty
     */
    public Builder target(String name) {
      targetColumns = new TargetColumns(ColumnRef.named(name), null);
      return this;
    }

    /**
     * Names the column of the target by position.
     *
     * @param position from 1
     * @return this builder
     * @throws IllegalArgumentException if it is less than 1
     */
    public Builder target(int position) {
      targetColumns = new TargetColumns(ColumnRef.at(position), null);
      return this;
    }

    /**
     * Names the columns of the first and the last address of ranges.
     *
     * @param start a name from the header or {@link #columns(List)}, compared exactly
     * @param end another such name
     * @return this builder
     * @throws IllegalArgumentException if a name is empty or both are the same
     */
    public Builder range(String start, String end) {
      return range(ColumnRef.named(start), ColumnRef.named(end));
    }

    /**
     * Names the columns of the first and the last address of ranges by position.
     *
     * @param start from 1
     * @param end from 1
     * @return this builder
     * @throws IllegalArgumentException if a position is less than 1 or both are the same
     */
    public Builder range(int start, int end) {
      return range(ColumnRef.at(start), ColumnRef.at(end));
    }

    /**
     * Names the column of the target in the way of a command line.
     *
     * @param column a name from the header or {@link #columns(List)}, compared exactly; digits
     *     where no column is called so are a position from 1
     * @return this builder
     * @throws IllegalArgumentException if it is empty or 0
     */
    public Builder targetColumn(String column) {
      targetColumns = new TargetColumns(ColumnRef.written(column), null);
      return this;
    }

    /**
     * Names the columns of the first and the last address of ranges in the way of a command line.
     *
     * @param start as in {@link #targetColumn(String)}
     * @param end the same, on its own
     * @return this builder
     * @throws IllegalArgumentException if one is empty or 0 or both are the same
     */
    public Builder rangeColumns(String start, String end) {
      return range(ColumnRef.written(start), ColumnRef.written(end));
    }

    private Builder range(ColumnRef start, ColumnRef end) {
      if (start.equals(end)) {
        throw new IllegalArgumentException("start and end are both " + start);
      }
      targetColumns = new TargetColumns(start, end);
      return this;
    }

    /**
     * Says how the target columns write addresses.
     *
     * @param value the form, the same in all rows
     * @return this builder
     */
    public Builder addresses(AddressForm value) {
      addresses = value;
      return this;
    }

    /**
     * Takes families as written: addresses inside {@code ::ffff:0:0/96} stay IPv6.
     *
     * @param value true for as written
     * @return this builder
     */
    public Builder literal(boolean value) {
      literal = value;
      return this;
    }

    /**
     * Clears the host bits of networks instead of refusing them.
     *
     * @param value true for clearing
     * @return this builder
     */
    public Builder maskHostBits(boolean value) {
      maskHostBits = value;
      return this;
    }

    /**
     * Skips and counts bad rows instead of ending at the first one. After an error of quoting the
     * import goes on with the line after the one on which the bad row started.
     *
     * @param value true for skipping
     * @return this builder
     */
    public Builder skipBadRows(boolean value) {
      skipBadRows = value;
      return this;
    }

    /**
     * Adds a first member to each payload that holds the name of the input.
     *
     * @param key the key of that member, which no column of the payload may have
     * @return this builder
     * @throws IllegalArgumentException if it holds half of a surrogate pair
     */
    public Builder sourceField(String key) {
      sourceField = CsvSettings.requireUnicode(key);
      return this;
    }

    /**
     * Reads a well-known layout. This sets delimiter, comment character and header; what is set
     * afterwards, and columns, target and address form at any time, comes before the preset.
     *
     * @param value the layout
     * @return this builder
     */
    public Builder preset(CsvPreset value) {
      preset = value;
      delimiter = value.delimiter();
      comment = value.comment() == CsvPreset.NO_COMMENT ? null : (Character) value.comment();
      header = value.header();
      return this;
    }

    /**
     * Gives types to columns of typed rows.
     *
     * @param value types by the names of columns that are not the target
     * @return this builder
     */
    public Builder types(ColumnTypes value) {
      types = value;
      return this;
    }

    /**
     * Makes the text of one column, in UTF-8, the payload in place of a JSON object. Typed rows are
     * not concerned.
     *
     * @param column as in {@link #targetColumn(String)}; it may be a column of the target
     * @return this builder
     * @throws IllegalArgumentException if it is empty or 0
     */
    public Builder payloadColumn(String column) {
      payloadColumn = ColumnRef.written(column);
      return this;
    }

    /**
     * Makes the source.
     *
     * @return a new source, independent of this builder
     * @throws IllegalArgumentException if delimiter and comment character are the same, or a
     *     payload column leaves no place for a source field
     */
    public CsvSource build() {
      if (comment != null && comment == delimiter) {
        throw new IllegalArgumentException("delimiter and comment character are the same");
      }
      if (payloadColumn != null && sourceField != null) {
        throw new IllegalArgumentException("the payload of one column has no source field");
      }
      return new CsvSource(
          new CsvSettings(
              preset,
              delimiter,
              comment,
              header,
              columns,
              targetColumns,
              addresses,
              literal,
              maskHostBits,
              skipBadRows,
              sourceField,
              types,
              payloadColumn));
    }
  }
}
