package dev.netindex.codec.json.text;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.ValueType;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes one choice of many fields. */
final class JsonChoices {
  private final RecordReader reader;
  private final JsonCompiler compiler;

  private JsonChoices(RecordReader reader) {
    this.reader = reader;
    this.compiler = new JsonCompiler(reader.schema());
  }

  /** A place in the tree on the way to chosen fields. */
  private static final class Branch {
    final Map<String, Branch> members = new LinkedHashMap<>();
    @Nullable Field field;
  }

  static JsonChoice flat(RecordReader reader, List<Field> fields) {
    JsonChoices choices = new JsonChoices(reader);
    Map<String, JsonChoice> byPath = new LinkedHashMap<>();
    for (Field field : fields) {
      choices.check(field);
      byPath.put(field.path(), new JsonChoice.Leaf(field, choices.compiler));
    }
    List<JsonChoice.Named> members = new ArrayList<>();
    byPath.forEach(
        (path, choice) -> members.add(new JsonChoice.Named(JsonConstants.name(path), choice)));
    return new JsonChoice.Group(members, false, true);
  }

  static JsonChoice nested(RecordReader reader, List<Field> fields) {
    JsonChoices choices = new JsonChoices(reader);
    Branch root = new Branch();
    for (Field field : fields) {
      choices.check(field);
      Branch branch = root;
      for (String name : field.names()) {
        branch = branch.members.computeIfAbsent(name, key -> new Branch());
      }
      branch.field = field;
    }
    return choices.choice(root, new ArrayList<>());
  }

  private JsonChoice choice(Branch branch, List<String> names) {
    if (branch.field != null) {
      return new JsonChoice.Leaf(branch.field, compiler);
    }
    boolean list = reader.field(names).type() == ValueType.LIST;
    List<String> order = new ArrayList<>(branch.members.keySet());
    if (list) {
      order.sort(Comparator.comparingInt(Integer::parseInt));
    }
    List<JsonChoice.Named> members = new ArrayList<>();
    for (String name : order) {
      List<String> path = new ArrayList<>(names);
      path.add(name);
      Branch next = branch.members.getOrDefault(name, branch);
      byte[] label = list ? JsonOp.NO_BYTES : JsonConstants.name(name);
      members.add(new JsonChoice.Named(label, choice(next, path)));
    }
    return new JsonChoice.Group(members, list, names.isEmpty());
  }

  private void check(Field field) {
    if (field.reader() != reader) {
      throw new InvalidInputException(
          Fault.FIELD_PATH,
          InvalidInputException.NO_OFFSET,
          "a field of these records",
          field.toString());
    }
  }
}
