package dev.netindex.codec.json.record;

import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Objects;

/**
 * Makes Java records of the records of an index. All is resolved when the mapper is made; a lookup
 * uses no reflection. Immutable, safe for all threads.
 *
 * <pre>{@code
 * record Country(String isoCode, @FieldPath("names.en") String name) {}
 * record Place(Country country, List<Country> subdivisions, Optional<Double> latitude) {}
 *
 * RecordMapper<Place> mapper = RecordMapper.of(MethodHandles.lookup(), Place.class, records);
 * Place place = mapper.map(view.wrap(cursor));
 * }</pre>
 *
 * <p>A component {@code isoCode} takes the member {@code isoCode}, or else {@code iso_code}; {@link
 * FieldPath} names any other. Types: {@code boolean}; {@code byte}, {@code short}, {@code int},
 * {@code long} and {@link java.math.BigInteger} for integers; {@code float} and {@code double} for
 * numbers; {@link java.math.BigDecimal} for decimal numbers and integers; {@link String} for text
 * and JSON text; {@code byte[]}; Java records for objects; {@link List} for lists; {@link
 * java.util.Map} with {@link String} keys for objects whose members are alike; the boxed types, and
 * {@link java.util.Optional} of any of them.
 *
 * <p>Where a value is absent or null, an {@code Optional} is empty, another reference is null, and
 * a primitive type is refused by {@link #map}. A component whose field is nowhere in the schema is
 * refused by {@link #of}, unless it is an {@code Optional}.
 *
 * @param <T> the Java record
 */
public final class RecordMapper<T extends Record> {
  private final RecordReader reader;
  private final Class<T> type;
  private final ValueMapper mapper;

  private RecordMapper(RecordReader reader, Class<T> type, ValueMapper mapper) {
    this.reader = reader;
    this.type = type;
    this.mapper = mapper;
  }

  /**
   * Makes a mapper.
   *
   * @param lookup may call the canonical constructors of the Java record and of those inside it
   * @param type the Java record
   * @param reader the reader of the records
   * @param <T> the Java record
   * @return the mapper
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if a component has no field, or one
   *     that its type can't take; the message names component and path
   * @throws dev.netindex.format.LimitExceededException with {@link Fault#CODEC_FIELDS} if
   *     components and members of maps would be read at more than 65,536 places
   * @throws IllegalArgumentException if the type is no record, or the lookup can't reach it
   */
  public static <T extends Record> RecordMapper<T> of(
      MethodHandles.Lookup lookup, Class<T> type, RecordReader reader) {
    MapperCompiler compiler = new MapperCompiler(lookup, reader);
    return new RecordMapper<>(reader, type, compiler.root(type));
  }

  /**
   * Makes a Java record. What its constructors throw reaches the caller unchanged.
   *
   * @param view the record, of the reader that the mapper was made of
   * @return a new Java record
   * @throws InvalidInputException with {@link Fault#FIELD_PATH} if a value is absent or too large
   *     for a primitive component, or the record itself is absent or null
   * @throws dev.netindex.format.LimitExceededException with {@link Fault#SHARED_VALUES} if lists
   *     have more than 1,048,576 elements together
   * @throws dev.netindex.format.InvalidIndexException if the record holds what it must not
   * @throws dev.netindex.format.IndexClosedException if the index is closed
   */
  public T map(RecordView view) {
    if (view.reader() != reader) {
      throw refused("a record of the reader that the mapper was made of", "another one");
    }
    Object value = mapper.map(view, new MappedElements());
    if (value == null) {
      throw refused("an object", "a record that is absent or null");
    }
    return Objects.requireNonNull(type.cast(value));
  }

  private static InvalidInputException refused(String expected, String actual) {
    return new InvalidInputException(
        Fault.FIELD_PATH, InvalidInputException.NO_OFFSET, expected, actual);
  }
}
