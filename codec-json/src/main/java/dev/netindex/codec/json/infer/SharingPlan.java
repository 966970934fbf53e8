package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.fixed.FieldKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides which objects are records of their own in the byte pool, by the bits that this takes.
 *
 * <p>A column costs its width times the number of records of the part it is in, and a shared object
 * moves its columns to a part with as many records as there are different objects, at the price of
 * an id in each record and an entry of the pool's directory for each object. Whether an object
 * should be shared depends on the part it would be in otherwise, so that each place is judged once
 * for every part that may hold it: one of its ancestors. The sum is exact but for estimated counts.
 */
final class SharingPlan {
  private static final int ID_BITS = 32;
  private static final int BYTE_BITS = 8;

  /** An id costs a step at each reading, so that sharing must save at least 3%. */
  private static final double WORTH = 0.97;

  private final ChoiceMaker choices;
  private final Map<Pair, Cost> costs = new HashMap<>();

  /** A place and the one whose values are the records of the part that holds it. */
  private record Pair(Place place, Place holder) {}

  private record Cost(double bits, boolean shared) {}

  SharingPlan(ChoiceMaker choices) {
    this.choices = choices;
  }

  /** Returns whether an object is shared where the part of a holder would have it. */
  boolean isShared(Place place, Place holder, boolean optional) {
    return place != holder && cost(place, holder, optional).shared();
  }

  /**
   * Returns the member of an object whose column shows whether the object is there: one that every
   * such object has, of texts or ids if possible, because their columns are optional anyway.
   */
  @Nullable Place carrier(Place object, Place holder) {
    Place found = null;
    for (Place member : object.members()) {
      Place candidate = object.lacks(member) ? null : carrierIn(member, holder);
      if (candidate != null) {
        if (isPooled(candidate)) {
          return candidate;
        }
        found = found == null ? candidate : found;
      }
    }
    return found;
  }

  private @Nullable Place carrierIn(Place member, Place holder) {
    return switch (choices.of(member)) {
      case Choice.Constant _ -> null;
      case Choice.Members _ when !isShared(member, holder, false) ->
          member.scalars().hasNull() ? null : carrier(member, holder);
      default -> member;
    };
  }

  private boolean isPooled(Place place) {
    return !(choices.of(place) instanceof Choice.Column(FieldKind kind, var _))
        || kind == FieldKind.STRING
        || kind == FieldKind.BYTES;
  }

  private Cost cost(Place place, Place holder, boolean optional) {
    Pair pair = new Pair(place, holder);
    Cost known = costs.get(pair);
    if (known == null) {
      known = compute(place, holder, optional);
      costs.put(pair, known);
    }
    return known;
  }

  private Cost compute(Place place, Place holder, boolean optional) {
    int extra = (optional ? 1 : 0) + (place.scalars().hasNull() ? BYTE_BITS : 0);
    double records = holder.records();
    return switch (choices.of(place)) {
      case Choice.Json _ -> new Cost((ID_BITS + extra) * records, false);
      case Choice.Constant _ -> new Cost(optional ? (BYTE_BITS + 1) * records : 0, false);
      case Choice.Column column ->
          new Cost((column.kind().width() * BYTE_BITS + extra) * records, false);
      case Choice.Elements _ -> new Cost((ID_BITS + extra) * records + list(place), false);
      case Choice.Members _ -> object(place, holder, optional, extra);
    };
  }

  private double list(Place place) {
    Place element = place.element();
    double directory = (double) ID_BITS * place.distinct();
    return directory + (element == null ? 0 : cost(element, element, false).bits());
  }

  private Cost object(Place place, Place holder, boolean optional, int extra) {
    double inline = members(place, holder) + presence(place, holder, optional, extra);
    if (place == holder) {
      return new Cost(inline, false);
    }
    double shared =
        (ID_BITS + extra) * holder.records()
            + (double) ID_BITS * place.distinct()
            + members(place, place);
    return shared < inline * WORTH ? new Cost(shared, true) : new Cost(inline, false);
  }

  private double members(Place place, Place holder) {
    double sum = 0;
    List<Place> members = place.members();
    for (Place member : members) {
      sum += cost(member, holder, place.lacks(member)).bits();
    }
    return sum;
  }

  private double presence(Place place, Place holder, boolean optional, int extra) {
    boolean own = optional && (place.scalars().hasNull() || carrier(place, holder) == null);
    return (extra + (own ? BYTE_BITS : 0)) * holder.records();
  }
}
