package dev.netindex.cli.inspect;

import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.output.LabelledLines;
import dev.netindex.codec.json.schema.DatasetInfo;
import java.util.ArrayList;
import java.util.List;

/** An inspection of typed records as lines for people. */
public final class TypedText {
  private static final int CELL = 200;

  private TypedText() {}

  /**
   * Adds the lines.
   *
   * @param lines where they go
   * @param typed what they are about
   */
  public static void add(LabelledLines lines, TypedInspection typed) {
    dataset(lines, typed.dataset());
    lines.add("record", Progress.exactBytes(typed.recordBytes()) + ", typed");
    fields(lines, typed.fields());
    for (int i = 0; i < typed.parts().size(); i++) {
      TypedInspection.Part part = typed.parts().get(i);
      lines.add(
          "part " + i,
          Progress.exactBytes(part.recordBytes())
              + ", shared: "
              + Counted.of(part.values(), "value")
              + ", "
              + Progress.exactBytes(part.bytes()));
      fields(lines, part.fields());
    }
    lines.add(
        "strings",
        Counted.of(typed.texts(), "text") + ", " + Progress.exactBytes(typed.stringPoolBytes()));
    lines.add(
        "byte pool",
        Counted.of(typed.values(), "value") + ", " + Progress.exactBytes(typed.bytePoolBytes()));
    lines.add("schema", Progress.exactBytes(typed.descriptionBytes()));
  }

  private static void dataset(LabelledLines lines, DatasetInfo dataset) {
    List<String> known = new ArrayList<>();
    add(known, "", dataset.name());
    dataset.built().ifPresent(time -> known.add("built " + time));
    add(known, "from ", dataset.source());
    add(known, "licence ", dataset.licence());
    if (!known.isEmpty()) {
      lines.add("dataset", String.join(", ", known));
    }
    if (!dataset.attribution().isEmpty()) {
      lines.add("", Printable.line(dataset.attribution()));
    }
  }

  private static void add(List<String> known, String label, String text) {
    if (!text.isEmpty()) {
      known.add(label + Printable.line(text));
    }
  }

  private static void fields(LabelledLines lines, List<SchemaField> fields) {
    int width = 0;
    for (SchemaField field : fields) {
      width = Math.max(width, name(field).length());
    }
    for (SchemaField field : fields) {
      String name = name(field);
      lines.add("", "  " + name + " ".repeat(width - name.length()) + "  " + described(field));
    }
  }

  private static String name(SchemaField field) {
    return field.path().isEmpty() ? "(all of it)" : Printable.line(field.path());
  }

  private static String described(SchemaField field) {
    StringBuilder text = new StringBuilder(field.type());
    if (field.optional()) {
      text.append('?');
    }
    if (field.nullable()) {
      text.append(" or null");
    }
    if (field.part() >= 0) {
      text.append(" of part ").append(field.part());
    }
    if (!field.column().isEmpty()) {
      text.append(", ").append(field.column()).append(" of ").append(field.width());
    }
    if (!field.note().isEmpty()) {
      String note = Printable.line(field.note());
      text.append(", ").append(note.length() > CELL ? note.substring(0, CELL) + "..." : note);
    }
    return text.toString();
  }
}
