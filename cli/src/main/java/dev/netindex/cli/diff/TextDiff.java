package dev.netindex.cli.diff;

import dev.netindex.cli.console.ByteSink;
import dev.netindex.cli.console.Printable;
import dev.netindex.cli.field.JsonText;
import dev.netindex.cli.output.ReadableBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Predicate;

/**
 * Lines for people: {@code - target record}, {@code + target record}, and for a changed record one
 * line a field, {@code ~ target path: old -> new}.
 */
public final class TextDiff implements DiffWriter {
  private final ByteSink out;
  private final Optional<Predicate<String>> wanted;

  /**
   * Writes to standard output.
   *
   * @param out standard output
   * @param wanted which paths of records are shown; empty for all
   */
  public TextDiff(ByteSink out, Optional<Predicate<String>> wanted) {
    this.out = out;
    this.wanted = wanted;
  }

  @Override
  public void removed(String target, Content record) throws IOException {
    line('-', target, shown(record));
  }

  @Override
  public void added(String target, Content record) throws IOException {
    line('+', target, shown(record));
  }

  @Override
  public void changed(String target, Map<String, Change> changes) throws IOException {
    for (var entry : changes.entrySet()) {
      Change change = entry.getValue();
      line(
          '~',
          target,
          entry.getKey() + ": " + shown(change.before()) + " -> " + shown(change.after()));
    }
  }

  private static String shown(String json) {
    return json.isEmpty() ? "(none)" : json;
  }

  private String shown(Content record) {
    if (wanted.isPresent()) {
      StringJoiner fields = new StringJoiner(",", "{", "}");
      record
          .leaves(wanted)
          .forEach((path, leaf) -> fields.add(JsonText.quoted(path) + ':' + leaf.shown()));
      return fields.toString();
    }
    return ReadableBytes.text(record.bytes(), record.bytes().length);
  }

  private void line(char sign, String target, String what) throws IOException {
    String line = sign + " " + target + ' ' + Printable.line(what);
    out.write(line.stripTrailing().getBytes(StandardCharsets.UTF_8));
    out.write('\n');
  }
}
