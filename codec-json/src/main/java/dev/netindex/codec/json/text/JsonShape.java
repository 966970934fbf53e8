package dev.netindex.codec.json.text;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import java.util.List;

/**
 * What of a record becomes JSON: all of it, one field, or an object of chosen fields. Compiled once
 * for the records of a {@link RecordReader}; immutable, safe for all threads. A {@link
 * RecordJsonWriter} is made of it.
 */
public abstract sealed class JsonShape {
  private final RecordReader reader;

  private JsonShape(RecordReader reader) {
    this.reader = reader;
  }

  /**
   * Takes whole records.
   *
   * @param reader the reader of the records
   * @return the shape
   */
  public static JsonShape record(RecordReader reader) {
    return new Whole(reader);
  }

  /**
   * Takes the value of one field, which may be an object or a list.
   *
   * @param field the field
   * @return the shape; a record without the field gives {@code null}
   */
  public static JsonShape field(Field field) {
    RecordReader reader = field.reader();
    return new Chosen(reader, new JsonChoice.Leaf(field, new JsonCompiler(reader.schema())));
  }

  /**
   * Takes chosen fields as members of one object, named by their whole paths. A field that a record
   * does not have is left out.
   *
   * @param reader the reader of the records
   * @param fields the fields, of that reader, in the order of output
   * @return the shape
   * @throws dev.netindex.format.InvalidInputException if a field belongs to another reader
   */
  public static JsonShape flat(RecordReader reader, List<Field> fields) {
    return new Chosen(reader, JsonChoices.flat(reader, fields));
  }

  /**
   * Takes chosen fields at their places in the tree: of each object only what leads to one of them,
   * and of each list only the chosen elements, in the order of their positions. A field that a
   * record does not have is left out, and with it objects and lists around it that become empty.
   *
   * @param reader the reader of the records
   * @param fields the fields, of that reader, in the order of output; a field inside another one is
   *     part of that
   * @return the shape
   * @throws dev.netindex.format.InvalidInputException if a field belongs to another reader
   */
  public static JsonShape nested(RecordReader reader, List<Field> fields) {
    return new Chosen(reader, JsonChoices.nested(reader, fields));
  }

  /**
   * Returns whose records these are.
   *
   * @return the reader
   */
  public RecordReader reader() {
    return reader;
  }

  /** Writes what the shape takes, with a comma behind it; false if that is absent. */
  abstract boolean write(JsonWalk walk, JsonBuffer out, RecordView view);

  private static final class Whole extends JsonShape {
    private final JsonPart part;

    Whole(RecordReader reader) {
      super(reader);
      part = new JsonCompiler(reader.schema()).record();
    }

    @Override
    boolean write(JsonWalk walk, JsonBuffer out, RecordView view) {
      return walk.record(part, view.memory(), view.offset());
    }
  }

  private static final class Chosen extends JsonShape {
    private final JsonChoice choice;

    Chosen(RecordReader reader, JsonChoice choice) {
      super(reader);
      this.choice = choice;
    }

    @Override
    boolean write(JsonWalk walk, JsonBuffer out, RecordView view) {
      return choice.write(walk, out, view);
    }
  }
}
