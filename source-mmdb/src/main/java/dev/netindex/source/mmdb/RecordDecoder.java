package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.NullValue;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decodes values of a section. Belongs to one thread. It calls itself for values inside of others,
 * which the limit of levels bounds; what a record unfolds to is bounded by {@link Budget}.
 */
final class RecordDecoder {
  static final ObjectValue EMPTY = new ObjectValue(List.of());
  private static final NullValue NOTHING_SELECTED = new NullValue();

  private final Section section;
  private final Selection selection;
  private final ValueHead head;
  private final Budget budget;
  private final Texts texts;
  private final ValueCache cache = new ValueCache();

  /** Offset behind the value that was decoded or skipped last. */
  private long next;

  RecordDecoder(Section section, Selection selection) {
    this.section = section;
    this.selection = selection;
    this.head = new ValueHead(section);
    this.budget = new Budget(section);
    this.texts = new Texts(section);
  }

  /** Decodes the record at an offset; an empty map if nothing of it is selected. */
  RecordValue decode(long offset) {
    budget.start();
    try {
      RecordValue value = value(offset, 1, selection);
      return value == null ? EMPTY : value;
    } catch (StackOverflowError tooDeep) {
      // Half a megabyte is enough for all levels; the caller has left less.
      throw section.fault(
          MmdbFault.RECORD_DEPTH, offset, "levels that the stack has room for", "more", tooDeep);
    }
  }

  /** Decodes the value at an offset; null if nothing of it is selected. */
  private @Nullable RecordValue value(long offset, int level, Selection selected) {
    head.read(offset);
    if (head.type() != ValueType.POINTER) {
      return inline(level, selected);
    }
    long behind = head.body();
    RecordValue value = shared(head.target(), level, selected);
    next = behind;
    return value;
  }

  /** Decodes the value that a pointer leads to, or takes it from the cache. */
  private @Nullable RecordValue shared(long target, int level, Selection selected) {
    ValueCache.Entry known = cache.find(target, selected);
    if (known != null) {
      budget.enter(level + known.levels() - 1, target);
      budget.addValues(known.values(), target);
      budget.addText(known.text(), target);
      return known.value();
    }
    int values = budget.values();
    int text = budget.text();
    int deepest = budget.deepest();
    budget.setDeepest(level);
    head.readTarget(target);
    RecordValue value = inline(level, selected);
    int levels = budget.deepest() - level + 1;
    budget.setDeepest(Math.max(deepest, budget.deepest()));
    cache.put(
        target,
        new ValueCache.Entry(
            selected, value, budget.values() - values, budget.text() - text, levels));
    return value;
  }

  /** Decodes the value whose head was just read. */
  private @Nullable RecordValue inline(int level, Selection selected) {
    budget.enter(level, head.body());
    return switch (head.type()) {
      case ValueType.MAP -> map(level, selected);
      case ValueType.ARRAY -> array(level, selected);
      default -> scalar(selected);
    };
  }

  private @Nullable RecordValue scalar(Selection selected) {
    next = head.body() + Scalars.bodyBytes(head);
    if (!selected.takesScalars()) {
      return null;
    }
    boolean text = head.type() == ValueType.TEXT;
    if (!text && head.type() != ValueType.BYTES) {
      return Scalars.decode(section, head);
    }
    budget.addText(head.size(), head.body());
    return text
        ? new TextValue(texts.text(head.body(), head.size()))
        : new RecordValue.BytesValue(section.bytes(head.body(), head.size()));
  }

  private @Nullable RecordValue map(int level, Selection selected) {
    int size = head.size();
    next = head.body();
    if (size == 0 && selected.takesScalars()) {
      return EMPTY;
    }
    reserve(size, 2);
    MemberList members = new MemberList(size);
    for (int i = 0; i < size; i++) {
      String key = key(next);
      Selection inner = selected.member(key);
      RecordValue value = inner == null ? skipped() : value(next, level + 1, inner);
      members.put(key, value);
    }
    List<Member> present = members.present();
    return present.isEmpty() ? null : new ObjectValue(present);
  }

  private @Nullable RecordValue array(int level, Selection selected) {
    int size = head.size();
    next = head.body();
    reserve(size, 1);
    List<RecordValue> elements = new ArrayList<>(size);
    boolean any = selected.takesScalars();
    for (int i = 0; i < size; i++) {
      Selection inner = i < selected.elements() ? selected.element(i) : null;
      RecordValue value = inner == null ? skipped() : value(next, level + 1, inner);
      any |= value != null;
      if (i < selected.elements()) {
        elements.add(value == null ? NOTHING_SELECTED : value);
      }
    }
    return any ? new ListValue(List.copyOf(elements)) : null;
  }

  /** Checks a declared size before memory is reserved for it: every value takes a byte at least. */
  private void reserve(int size, int bytesEach) {
    budget.addValues(size, next);
    section.require(next, (long) size * bytesEach);
  }

  /** Decodes the key of a map, which may be a pointer to text. */
  private String key(long offset) {
    head.read(offset);
    boolean pointer = head.type() == ValueType.POINTER;
    long behind = head.body();
    if (pointer) {
      head.readTarget(head.target());
    }
    if (head.type() != ValueType.TEXT) {
      throw section.fault(MmdbFault.MAP_KEY, offset, "text", "a value of type " + head.type());
    }
    budget.addText(head.size(), head.body());
    next = pointer ? behind : head.body() + head.size();
    return texts.key(head.body(), head.size());
  }

  /** Passes over the value at {@link #next} without following pointers. */
  private @Nullable RecordValue skipped() {
    for (long pending = 1; pending > 0; pending--) {
      head.read(next);
      next = head.body();
      if (ValueType.isContainer(head.type())) {
        budget.addValues(head.size(), next);
        pending += head.type() == ValueType.MAP ? 2L * head.size() : head.size();
      } else {
        next += Scalars.bodyBytes(head);
      }
    }
    return null;
  }
}
