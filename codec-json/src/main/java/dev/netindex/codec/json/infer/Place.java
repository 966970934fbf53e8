package dev.netindex.codec.json.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A place in the tree of records, and what was seen there. */
final class Place {
  /** The name of the place of all elements of a list. */
  static final String ELEMENT = "*";

  private final @Nullable Place parent;
  private final String name;
  private final int number;
  private final ScalarFacts scalars = new ScalarFacts();
  private final List<Place> members = new ArrayList<>(0);
  private final Map<String, Place> byName = new HashMap<>(0);
  private @Nullable Place element;
  private @Nullable DistinctCounter distinct;
  private Fallback.@Nullable Reason fallback;
  private @Nullable ColumnType declared;
  private long seen;
  private long objects;
  private long lists;
  private long elements;
  private long lastObject;

  Place(@Nullable Place parent, String name, int number) {
    this.parent = parent;
    this.name = name;
    this.number = number;
  }

  /** Returns a number that no other place of the inference has. */
  int number() {
    return number;
  }

  /** Returns the names from the root on, joined by points. */
  String path() {
    if (parent == null) {
      return "";
    }
    String before = parent.path();
    return before.isEmpty() ? name : before + "." + name;
  }

  /** Returns what was seen of values without inner structure, and kinds of all values. */
  ScalarFacts scalars() {
    return scalars;
  }

  /** Returns the members in the order of output. */
  List<Place> members() {
    return members;
  }

  /** Returns a member. */
  @Nullable Place member(String itsName) {
    return byName.get(itsName);
  }

  /** Adds a member. */
  void addMember(int position, Place member) {
    members.add(position, member);
    byName.put(member.name, member);
  }

  void declare(@Nullable ColumnType type) {
    declared = type;
  }

  /** Returns what untyped texts are here, or null if they are to show it. */
  @Nullable ColumnType declared() {
    return declared;
  }

  String name() {
    return name;
  }

  @Nullable Place element() {
    return element;
  }

  void setElement(Place element) {
    this.element = element;
  }

  /** Takes note of a value of any kind. */
  void countValue() {
    seen++;
  }

  long seen() {
    return seen;
  }

  /** Takes note of an object whose members are going to be seen. */
  void countObject() {
    objects++;
  }

  /** Takes note of a list whose elements are going to be seen. */
  void countList(int length) {
    lists++;
    elements += length;
  }

  /** Returns whether some object here lacks a member. */
  boolean lacks(Place member) {
    return member.seen < objects;
  }

  /** Takes note that an object has this member; returns false if it had it before. */
  boolean isFirstIn(long object) {
    boolean first = lastObject != object;
    lastObject = object;
    return first;
  }

  /** Counts a different object or list. */
  void countDistinct(long fingerprint, DistinctBudget budget) {
    if (distinct == null) {
      distinct = new DistinctCounter(budget);
    }
    distinct.add(fingerprint);
  }

  /** Returns how many different objects and lists there are. */
  long distinct() {
    return distinct == null ? 1 : Math.max(1, distinct.estimate());
  }

  /** Returns how many records a part of the values here has. */
  double records() {
    if (parent != null && parent.element == this) {
      return Math.max(1, (double) parent.elements / parent.lists * parent.distinct());
    }
    return distinct();
  }

  Fallback.@Nullable Reason fallback() {
    return fallback;
  }

  /** Gives up the structure; returns how many places below end by that. */
  int fallBack(Fallback.Reason reason) {
    fallback = reason;
    return clear();
  }

  private int clear() {
    int cleared = 0;
    for (Place member : members) {
      cleared += 1 + member.clear();
    }
    cleared += element == null ? 0 : 1 + element.clear();
    members.clear();
    byName.clear();
    element = null;
    if (distinct != null) {
      distinct.release();
      distinct = null;
    }
    return cleared;
  }
}
