package dev.netindex.cli.field;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which fields the records of an index have. Immutable. */
public final class FieldCatalog {
  private final IndexReader index;
  private final Optional<RecordReader> records;

  private FieldCatalog(IndexReader index, Optional<RecordReader> records) {
    this.index = index;
    this.records = records;
  }

  /**
   * Reads the schema of an index, if it has one.
   *
   * @param file the index as the user named it
   * @param index the open index
   * @return what it has
   * @throws Failure if the metadata is damaged
   */
  public static FieldCatalog of(Path file, IndexReader index) {
    try {
      return new FieldCatalog(
          index,
          RecordReader.describes(index) ? Optional.of(RecordReader.of(index)) : Optional.empty());
    } catch (NetindexException e) {
      throw new Failure(Problems.file(file.toString(), e), e);
    }
  }

  /**
   * Tells whether the records are typed.
   *
   * @return false if their one field is the payload
   */
  public boolean typed() {
    return records.isPresent();
  }

  /**
   * Returns the paths of all values that are neither objects nor in a list. A list is one of them.
   *
   * @return in the order of the records
   */
  public List<String> leaves() {
    return records.map(LeafPaths::of).orElse(List.of(PayloadField.NAME));
  }

  private Optional<Field> field(String path) {
    if (records.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(records.get().field(path));
    } catch (InvalidInputException e) {
      return Optional.empty();
    }
  }

  private boolean has(String path) {
    return typed() ? field(path).isPresent() : path.equals(PayloadField.NAME);
  }

  /**
   * Tells whether typed records have a member of a name.
   *
   * @param name the name
   * @return false if they are not typed
   */
  public boolean hasMember(String name) {
    return typed() && has(name);
  }

  /**
   * Makes a reader of fields.
   *
   * @param paths the fields; those that the index does not know are in no record
   * @return for one thread
   */
  public RecordFields fields(List<String> paths) {
    if (records.isEmpty()) {
      return new PayloadField(index.memory(), paths);
    }
    List<Optional<Field>> fields = paths.stream().map(this::field).toList();
    return new TypedFields(records.get(), index.memory(), paths, fields);
  }

  /**
   * Makes a writer of whole records.
   *
   * @return for one thread; empty if the records are not typed
   */
  public Optional<RecordJson> json() {
    return records.map(
        reader -> {
          RecordView view = reader.view();
          RecordJsonWriter writer = RecordJsonWriter.of(reader);
          return (offset, length, out) ->
              writer.write(view.wrap(index.memory(), offset, length)).writeTo(out);
        });
  }

  /**
   * Refuses fields that no index has.
   *
   * @param paths what the user asks for
   * @param catalogs the indexes
   * @throws UsageFailure if there is one; it names those that come nearest
   */
  public static void check(List<String> paths, List<FieldCatalog> catalogs) {
    for (String path : paths) {
      if (catalogs.stream().noneMatch(catalog -> catalog.has(path))) {
        List<String> all = new ArrayList<>();
        catalogs.forEach(catalog -> all.addAll(catalog.leaves()));
        String nearest =
            NearestNames.of(path, all).stream()
                .map(name -> name.replace(",", "\\,"))
                .collect(Collectors.joining(", "));
        String known = nearest.isEmpty() ? "the records have no fields" : "the nearest: " + nearest;
        throw new UsageFailure("--fields: no field " + path + "; " + known);
      }
    }
  }
}
