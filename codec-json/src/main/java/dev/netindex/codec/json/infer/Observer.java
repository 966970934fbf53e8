package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.number.NumberSpelling;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks values and the tree of places together. */
final class Observer {
  private static final int MAX_DEPTH = 512;
  private static final int LARGEST_REMEMBERED = 2_048;
  private static final int SHOWN = 64;

  private final InferenceOptions options;
  private final DistinctBudget budget = new DistinctBudget();
  private final SeenValues remembered = new SeenValues();
  private final NumberSpelling spelling = new NumberSpelling();
  private final DeclaredTypes declared = new DeclaredTypes(spelling);
  private int places;
  private int numbers;
  private long objects;
  private long weight;

  Observer(InferenceOptions options) {
    this.options = options;
  }

  DeclaredTypes declared() {
    return declared;
  }

  /** Makes the place of the records themselves. */
  Place root() {
    return place(null, "");
  }

  private Place place(@Nullable Place parent, String name) {
    places++;
    Place place = new Place(parent, name, numbers++);
    place.declare(declared.at(place));
    return place;
  }

  /** Takes a value into account; returns its fingerprint. */
  long observe(Place place, RecordValue value, int depth) {
    place.countValue();
    return switch (value) {
      case RecordValue.ObjectValue object -> container(place, object, ScalarFacts.OBJECT, depth);
      case RecordValue.ListValue list -> container(place, list, ScalarFacts.LIST, depth);
      default -> scalar(place, value);
    };
  }

  private long scalar(Place place, RecordValue value) {
    weight += weight(value);
    if (place.fallback() == null) {
      ColumnType type = place.declared();
      if (type != null && value instanceof RecordValue.UntypedText(String text)) {
        if (!declared.add(type, text, place.scalars())) {
          throw refused(place, type.text(), quoted(text));
        }
      } else {
        place.scalars().add(value, spelling);
      }
      checkKinds(place);
    }
    return Fingerprints.scalar(value);
  }

  /** An object or list and anything else but null have no common type. */
  private void checkKinds(Place place) {
    int kinds = place.scalars().kinds() & ~ScalarFacts.NULL;
    boolean nested = (kinds & (ScalarFacts.OBJECT | ScalarFacts.LIST)) != 0;
    if (nested && Integer.bitCount(kinds) > 1) {
      fallBack(place, Fallback.Reason.MIXED_TYPES);
    }
  }

  private void fallBack(Place place, Fallback.Reason reason) {
    places -= place.fallBack(reason);
  }

  private long container(Place place, RecordValue value, int kind, int depth) {
    if (place.fallback() == null) {
      place.scalars().addKind(kind);
      checkKinds(place);
      if (depth >= options.maxDepth()) {
        fallBack(place, Fallback.Reason.TOO_DEEP);
      }
    }
    int slot = SeenValues.slot(place, value);
    if (remembered.has(slot, place, value)) {
      return remembered.fingerprint(slot);
    }
    long before = weight;
    weight++;
    long fingerprint =
        switch (value) {
          case RecordValue.ObjectValue object -> object(place, object, depth);
          case RecordValue.ListValue list -> list(place, list, depth);
          default -> throw new IllegalArgumentException("no container");
        };
    if (place.fallback() == null) {
      place.countDistinct(fingerprint, budget);
    }
    if (weight - before <= LARGEST_REMEMBERED) {
      remembered.put(slot, place, value, fingerprint);
    }
    return fingerprint;
  }

  private long object(Place place, RecordValue.ObjectValue object, int depth) {
    if (place.fallback() != null) {
      return plain(place, object, depth);
    }
    place.countObject();
    long serial = ++objects;
    long sum = 0;
    int expected = 0;
    List<RecordValue.Member> members = object.members();
    for (int i = 0; i < members.size(); i++) {
      RecordValue.Member member = members.get(i);
      Place child = find(place, member.name(), expected);
      if (child == null) {
        child = add(place, members, i);
        if (child == null) {
          return plain(place, object, depth);
        }
      }
      expected++;
      if (!child.isFirstIn(serial)) {
        throw refused(child, "one value of each name", "two of this name");
      }
      sum += Fingerprints.member(member.name(), observe(child, member.value(), depth + 1));
    }
    return Fingerprints.mix(Fingerprints.OBJECT, sum);
  }

  private static @Nullable Place find(Place place, String name, int expected) {
    List<Place> members = place.members();
    if (expected < members.size() && members.get(expected).name().equals(name)) {
      return members.get(expected);
    }
    return place.member(name);
  }

  /** Adds a member behind the one before it; null if that makes too many. */
  private @Nullable Place add(Place place, List<RecordValue.Member> members, int index) {
    String name = members.get(index).name();
    if (!TextRules.isUnicode(name)) {
      throw refused(place, "names of Unicode text", "a name with a lone surrogate");
    }
    if (place.members().size() == options.maxMembers()) {
      fallBack(place, Fallback.Reason.UNBOUNDED_KEYS);
      return null;
    }
    if (places == options.maxPlaces()) {
      fallBack(place, Fallback.Reason.TOO_MANY_PLACES);
      return null;
    }
    Place child = place(place, name);
    place.addMember(position(place, members, index), child);
    return child;
  }

  private static int position(Place place, List<RecordValue.Member> members, int index) {
    if (index > 0) {
      Place before = place.member(members.get(index - 1).name());
      return place.members().indexOf(before) + 1;
    }
    for (int i = 1; i < members.size(); i++) {
      Place after = place.member(members.get(i).name());
      if (after != null) {
        return place.members().indexOf(after);
      }
    }
    return place.members().size();
  }

  private long list(Place place, RecordValue.ListValue list, int depth) {
    List<RecordValue> values = list.values();
    if (place.fallback() == null && values.size() > options.maxListLength()) {
      fallBack(place, Fallback.Reason.LONG_LIST);
    }
    Place element = place.fallback() == null ? element(place, values) : null;
    if (element == null && !values.isEmpty()) {
      return plain(place, list, depth);
    }
    place.countList(values.size());
    long hash = Fingerprints.LIST;
    if (element != null) {
      for (RecordValue value : values) {
        hash = Fingerprints.mix(hash, observe(element, value, depth + 1));
      }
    }
    return hash;
  }

  private @Nullable Place element(Place place, List<RecordValue> values) {
    Place element = place.element();
    if (element == null && !values.isEmpty()) {
      if (places == options.maxPlaces()) {
        fallBack(place, Fallback.Reason.TOO_MANY_PLACES);
        return null;
      }
      element = place(place, Place.ELEMENT);
      place.setElement(element);
    }
    return element;
  }

  /** The fingerprint of what is kept as JSON. */
  private long plain(Place place, RecordValue value, int depth) {
    weight += weight(value);
    return switch (value) {
      case RecordValue.ObjectValue object -> plainObject(place, object, depth);
      case RecordValue.ListValue list -> plainList(place, list, depth);
      default -> Fingerprints.scalar(value);
    };
  }

  private long plainObject(Place place, RecordValue.ObjectValue object, int depth) {
    checkDepth(place, depth);
    long sum = 0;
    for (RecordValue.Member member : object.members()) {
      sum += Fingerprints.member(member.name(), plain(place, member.value(), depth + 1));
    }
    return Fingerprints.mix(Fingerprints.OBJECT, sum);
  }

  private long plainList(Place place, RecordValue.ListValue list, int depth) {
    checkDepth(place, depth);
    long hash = Fingerprints.LIST;
    for (RecordValue each : list.values()) {
      hash = Fingerprints.mix(hash, plain(place, each, depth + 1));
    }
    return hash;
  }

  private static void checkDepth(Place place, int depth) {
    if (depth >= MAX_DEPTH) {
      throw refused(place, "at most " + MAX_DEPTH + " levels", "more");
    }
  }

  private static int weight(RecordValue value) {
    return switch (value) {
      case RecordValue.TextValue(String text) -> 1 + text.length();
      case RecordValue.UntypedText(String text) -> 1 + text.length();
      case RecordValue.NumberText(String text) -> 1 + text.length();
      case RecordValue.BytesValue(byte[] bytes) -> 1 + bytes.length;
      default -> 4;
    };
  }

  private static String quoted(String text) {
    return '"' + (text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text) + '"';
  }

  private static InvalidInputException refused(Place place, String expected, String actual) {
    String path = place.path();
    String where = path.isEmpty() ? "the record" : path;
    return new InvalidInputException(
        Fault.RECORD_VALUE, NetindexException.NO_OFFSET, expected, actual + " at " + where);
  }
}
