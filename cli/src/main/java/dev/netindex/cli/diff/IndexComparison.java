package dev.netindex.cli.diff;

import dev.netindex.format.reader.TargetKind;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * Compares two indexes by target and record. Files are sorted, so both are walked side by side, and
 * only rows of the same addresses are held. For each target the records are compared as multisets:
 * neither record ids nor the order of insertion matter. Belongs to one thread.
 */
public final class IndexComparison {
  private final DiffSide before;
  private final DiffSide after;
  private final Optional<Predicate<String>> wanted;
  private final boolean json;
  private final DiffWriter writer;
  private long removed;
  private long added;
  private long changed;
  private long equal;

  /**
   * Prepares the walk.
   *
   * @param before the first index
   * @param after the second index
   * @param wanted which paths of records count; empty for all
   * @param writer takes the differences
   */
  public IndexComparison(
      DiffSide before, DiffSide after, Optional<Predicate<String>> wanted, DiffWriter writer) {
    this.before = before;
    this.after = after;
    this.wanted = wanted;
    this.json = before.typed() || after.typed() || wanted.isPresent();
    this.writer = writer;
  }

  /**
   * Walks both indexes.
   *
   * @param afterRow called now and then with the rows walked so far
   * @return how many records differ
   * @throws IOException if standard output can't be written
   */
  public DiffCounts run(LongConsumer afterRow) throws IOException {
    while (before.present() || after.present()) {
      int order = before.compareTo(after);
      if (order < 0) {
        remove(before.takeRow());
      } else if (order > 0) {
        add(after.takeRow());
      } else {
        groups(before.take(), after.take());
      }
      afterRow.accept(removed + added + changed + equal);
    }
    return new DiffCounts(removed, added, changed, equal);
  }

  private void remove(DiffSide.Row row) throws IOException {
    removed++;
    writer.removed(row.target(), content(before, row));
  }

  private void add(DiffSide.Row row) throws IOException {
    added++;
    writer.added(row.target(), content(after, row));
  }

  private Content content(DiffSide side, DiffSide.Row row) {
    return Content.of(row.bytes(), side.typed(), json);
  }

  /**
   * Compares rows of the same addresses; an address, its network and its range are three targets.
   */
  private void groups(List<DiffSide.Row> old, List<DiffSide.Row> now) throws IOException {
    if (old.size() == 1
        && now.size() == 1
        && old.getFirst().kind() == now.getFirst().kind()
        && Arrays.equals(old.getFirst().bytes(), now.getFirst().bytes())) {
      equal++;
      return;
    }
    for (TargetKind kind : TargetKind.values()) {
      target(of(kind, old), of(kind, now));
    }
  }

  private static List<DiffSide.Row> of(TargetKind kind, List<DiffSide.Row> rows) {
    return rows.stream().filter(row -> row.kind() == kind).toList();
  }

  private void target(List<DiffSide.Row> old, List<DiffSide.Row> now) throws IOException {
    // By what they say, so that pairs do not depend on the order of insertion.
    SortedMap<String, Deque<DiffSide.Row>> onlyOld = byKey(before, old);
    List<DiffSide.Row> onlyNow = new ArrayList<>();
    byKey(after, now)
        .forEach(
            (key, rows) -> {
              Deque<DiffSide.Row> same = onlyOld.getOrDefault(key, new ArrayDeque<>());
              for (DiffSide.Row row : rows) {
                if (same.poll() == null) {
                  onlyNow.add(row);
                } else {
                  equal++;
                }
              }
            });
    List<DiffSide.Row> rest = onlyOld.values().stream().flatMap(Deque::stream).toList();
    int pairs = Math.min(rest.size(), onlyNow.size());
    for (int i = 0; i < pairs; i++) {
      change(rest.get(i), onlyNow.get(i));
    }
    for (DiffSide.Row row : rest.subList(pairs, rest.size())) {
      remove(row);
    }
    for (DiffSide.Row row : onlyNow.subList(pairs, onlyNow.size())) {
      add(row);
    }
  }

  private SortedMap<String, Deque<DiffSide.Row>> byKey(DiffSide side, List<DiffSide.Row> rows) {
    SortedMap<String, Deque<DiffSide.Row>> byKey = new TreeMap<>();
    for (DiffSide.Row row : rows) {
      String key = content(side, row).key(wanted);
      byKey.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(row);
    }
    return byKey;
  }

  private void change(DiffSide.Row old, DiffSide.Row now) throws IOException {
    changed++;
    Map<String, Leaf> oldLeaves = content(before, old).leaves(wanted);
    Map<String, Leaf> nowLeaves = content(after, now).leaves(wanted);
    Map<String, DiffWriter.Change> changes = new LinkedHashMap<>();
    oldLeaves.forEach(
        (path, leaf) -> {
          Leaf other = nowLeaves.get(path);
          if (other == null || !other.canonical().equals(leaf.canonical())) {
            changes.put(
                path, new DiffWriter.Change(leaf.shown(), other == null ? "" : other.shown()));
          }
        });
    nowLeaves.forEach(
        (path, leaf) -> {
          if (!oldLeaves.containsKey(path)) {
            changes.put(path, new DiffWriter.Change("", leaf.shown()));
          }
        });
    writer.changed(old.target(), changes);
  }
}
