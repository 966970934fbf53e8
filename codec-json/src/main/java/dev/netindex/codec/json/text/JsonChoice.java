package dev.netindex.codec.json.text;

import dev.netindex.codec.json.record.Field;
import dev.netindex.codec.json.record.RecordView;
import java.util.List;

/** A chosen part of a record. */
sealed interface JsonChoice {
  /** Writes it with a comma behind it; false, with nothing written, if it is absent. */
  boolean write(JsonWalk walk, JsonBuffer out, RecordView view);

  /**
   * The value of a field.
   *
   * @param field the way to it
   * @param part how it is written
   */
  record Leaf(Field field, JsonPart part) implements JsonChoice {
    Leaf(Field field, JsonCompiler compiler) {
      this(field, compiler.field(field));
    }

    @Override
    public boolean write(JsonWalk walk, JsonBuffer out, RecordView view) {
      long at = view.locate(field);
      if (at == RecordView.NULL) {
        walk.nothing();
        return true;
      }
      return at != RecordView.ABSENT && walk.record(part, view.memory(field), at);
    }
  }

  /**
   * An object or list of choices.
   *
   * @param members what is in it
   * @param list whether it is a list, whose members have no names
   * @param required whether it is written even if it is empty
   */
  record Group(List<Named> members, boolean list, boolean required) implements JsonChoice {
    @Override
    public boolean write(JsonWalk walk, JsonBuffer out, RecordView view) {
      int before = out.size();
      out.ensure(1);
      out.put(list ? '[' : '{');
      int empty = out.size();
      for (Named member : members) {
        int here = out.size();
        out.ensure(member.name.length);
        out.put(member.name);
        if (!member.choice.write(walk, out, view)) {
          out.cut(here);
        }
      }
      if (out.size() == empty && !required) {
        out.cut(before);
        return false;
      }
      out.ensure(2);
      out.close(list ? ']' : '}');
      out.comma();
      return true;
    }
  }

  /**
   * A member of a group.
   *
   * @param name with quotes and colon; empty in a list
   * @param choice its value
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Named(byte[] name, JsonChoice choice) {}
}
