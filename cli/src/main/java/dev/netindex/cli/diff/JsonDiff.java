package dev.netindex.cli.diff;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.field.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Predicate;

/**
 * One JSON object a difference: {@code change} (removed, added, changed), {@code target}, and
 * {@code record} or {@code payload}, or {@code fields} with {@code old} and {@code new} by path.
 */
public final class JsonDiff implements DiffWriter {
  private final ByteSink out;
  private final Optional<Predicate<String>> wanted;

  /**
   * Writes to standard output.
   *
   * @param out standard output
   * @param wanted which paths of records are shown; empty for all
   */
  public JsonDiff(ByteSink out, Optional<Predicate<String>> wanted) {
    this.out = out;
    this.wanted = wanted;
  }

  @Override
  public void removed(String target, Content record) throws IOException {
    whole("removed", target, record);
  }

  @Override
  public void added(String target, Content record) throws IOException {
    whole("added", target, record);
  }

  @Override
  public void changed(String target, Map<String, Change> changes) throws IOException {
    StringJoiner fields = new StringJoiner(",", "{", "}}\n");
    changes.forEach(
        (path, change) -> {
          StringJoiner values = new StringJoiner(",", "{", "}");
          if (!change.before().isEmpty()) {
            values.add("\"old\":" + change.before());
          }
          if (!change.after().isEmpty()) {
            values.add("\"new\":" + change.after());
          }
          fields.add(JsonText.quoted(path) + ':' + values);
        });
    begin("changed", target);
    write("\"fields\":" + fields);
  }

  private void whole(String change, String target, Content record) throws IOException {
    begin(change, target);
    if (wanted.isPresent()) {
      StringJoiner fields = new StringJoiner(",", "{", "}");
      record
          .leaves(wanted)
          .forEach((path, leaf) -> fields.add(JsonText.quoted(path) + ':' + leaf.shown()));
      write("\"record\":" + fields);
    } else if (record.typed()) {
      write("\"record\":");
      out.write(record.bytes());
    } else {
      write(record.text() ? "\"payload\":" : "\"payloadBase64\":");
      write(record.payloadJson());
    }
    write("}\n");
  }

  private void begin(String change, String target) throws IOException {
    write("{\"change\":\"" + change + "\",\"target\":\"" + target + "\",");
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
