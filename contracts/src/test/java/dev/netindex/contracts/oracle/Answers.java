package dev.netindex.contracts.oracle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.format.Family;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import dev.netindex.format.reader.MatchView;
import dev.netindex.format.reader.TargetKind;
import java.lang.foreign.ValueLayout;
import java.util.List;

/** What the product answers, as plain rows. */
public final class Answers {
  private Answers() {}

  /** Reads a match. */
  public static Assertion of(Match match) {
    return new Assertion(
        PlainTarget.of(match.target()), match.recordId(), Assertion.text(match.payloadBytes()));
  }

  /** Reads matches. */
  public static List<Assertion> of(List<Match> matches) {
    return matches.stream().map(Answers::of).toList();
  }

  /** Reads the match that a view stands at, by its numbers alone. */
  public static Assertion of(MatchView view) {
    return new Assertion(
        numbers(view),
        view.recordId(),
        Assertion.text(view.payload().toArray(ValueLayout.JAVA_BYTE)));
  }

  /** Reads the match that a view stands at, and checks that all its accessors tell the same. */
  public static Assertion checked(MatchView view, IndexReader reader) {
    Assertion row = of(view);
    assertEquals(row.target(), PlainTarget.of(view.target()), "target() against the numbers");
    assertEquals(row, of(view.toMatch()), "toMatch() against the numbers");
    boolean hasPrefix = view.kind() == TargetKind.ADDRESS || view.kind() == TargetKind.NETWORK;
    assertEquals(hasPrefix ? row.target().prefix() : -1, view.prefixLength(), "prefixLength");
    StringBuilder text = new StringBuilder("<");
    view.appendTarget(text);
    assertEquals("<" + view.target(), text.toString(), "appendTarget against target()");
    assertEquals(row.payload().length(), view.payloadLength(), "payloadLength");
    assertArrayEquals(
        row.bytes(),
        reader
            .memory()
            .asSlice(view.payloadOffset(), view.payloadLength())
            .toArray(ValueLayout.JAVA_BYTE),
        "payloadOffset in memory()");
    return row;
  }

  private static PlainTarget numbers(MatchView view) {
    TargetKind kind = view.kind();
    if (kind == TargetKind.ASN) {
      return PlainTarget.asn(view.asn());
    }
    boolean v6 = view.family() == Family.IPV6;
    PlainAddress first = address(v6, view.startHigh(), view.startLow());
    PlainAddress last = address(v6, view.endHigh(), view.endLow());
    int prefix = kind == TargetKind.RANGE ? 0 : view.prefixLength();
    return new PlainTarget(kind, v6, first.value(), last.value(), prefix);
  }

  private static PlainAddress address(boolean v6, long high, long low) {
    if (v6) {
      return PlainAddress.v6(high, low);
    }
    assertEquals(0, high, "first half of an IPv4 address");
    return PlainAddress.v4(low);
  }
}
