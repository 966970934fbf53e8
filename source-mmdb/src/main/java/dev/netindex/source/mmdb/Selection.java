package dev.netindex.source.mmdb;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is taken of a value and of those inside it. Values are told apart by identity. */
sealed interface Selection {
  /** The key of maps that hold names by language. */
  String NAMES = "names";

  /** Tells whether a value without others inside is taken, and an empty map or array. */
  boolean takesScalars();

  /** Returns what is taken of a member of a map; null for nothing. */
  @Nullable Selection member(String key);

  /** Returns what is taken of an element of an array; null for nothing. */
  @Nullable Selection element(int index);

  /** Returns how many elements of an array are worth a look. */
  int elements();

  static Selection of(MmdbOptions options) {
    Selection everything =
        options.languages().isEmpty()
            ? new Everything()
            : new Everywhere(Set.copyOf(options.languages()));
    if (options.fields().isEmpty()) {
      return everything;
    }
    Paths paths = new Paths();
    options.fields().forEach(field -> paths.add(List.of(field.split("\\.")), everything));
    return paths;
  }

  /** Takes all. */
  final class Everything implements Selection {
    @Override
    public boolean takesScalars() {
      return true;
    }

    @Override
    public Selection member(String key) {
      return this;
    }

    @Override
    public Selection element(int index) {
      return this;
    }

    @Override
    public int elements() {
      return Integer.MAX_VALUE;
    }
  }

  /** Takes all but names in other languages. */
  final class Everywhere implements Selection {
    private final Selection names;

    Everywhere(Set<String> languages) {
      names = new Languages(languages, this);
    }

    @Override
    public boolean takesScalars() {
      return true;
    }

    @Override
    public Selection member(String key) {
      return key.equals(NAMES) ? names : this;
    }

    @Override
    public Selection element(int index) {
      return this;
    }

    @Override
    public int elements() {
      return Integer.MAX_VALUE;
    }
  }

  /** Takes some members of a map of names; if it is no map, all of it. */
  final class Languages implements Selection {
    private final Set<String> languages;
    private final Selection inside;

    Languages(Set<String> languages, Selection inside) {
      this.languages = languages;
      this.inside = inside;
    }

    @Override
    public boolean takesScalars() {
      return true;
    }

    @Override
    public @Nullable Selection member(String key) {
      return languages.contains(key) ? inside : null;
    }

    @Override
    public Selection element(int index) {
      return inside;
    }

    @Override
    public int elements() {
      return Integer.MAX_VALUE;
    }
  }

  /** Takes what paths lead to. */
  final class Paths implements Selection {
    private final Map<String, Selection> members = new HashMap<>();
    private int elements;
    private boolean named;

    void add(List<String> path, Selection end) {
      String key = path.getFirst();
      if (key.matches("0|[1-9]\\d{0,8}")) {
        elements = Math.max(elements, Integer.parseInt(key) + 1);
      } else {
        named = true;
      }
      if (path.size() == 1) {
        members.put(key, end);
      } else if (members.computeIfAbsent(key, any -> new Paths()) instanceof Paths inner) {
        // Where a shorter path takes everything already, nothing is to be added.
        inner.add(path.subList(1, path.size()), end);
      }
    }

    @Override
    public boolean takesScalars() {
      return false;
    }

    @Override
    public @Nullable Selection member(String key) {
      return members.get(key);
    }

    @Override
    public @Nullable Selection element(int index) {
      Selection selected = members.get(Integer.toString(index));
      return selected != null || !named ? selected : this;
    }

    @Override
    public int elements() {
      return named ? Integer.MAX_VALUE : elements;
    }
  }
}
