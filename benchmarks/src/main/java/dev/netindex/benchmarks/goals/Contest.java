package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.sides.SideName;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Sides that take turns: each is a virtual machine of its own, which has never seen the code of
 * another one, and all are alive at once, so that a turn of one follows that of the other within a
 * fraction of a second. Turns go over the same questions in the same order. Twice, as each start
 * gets other pages of memory, and another code from the compiler.
 */
final class Contest {
  private static final int STARTS = 2;
  private static final Duration WARM_UP = Duration.ofSeconds(3);
  private static final Duration MEASURING = Duration.ofSeconds(7);

  /** After this there is no second start: the whole is to end within 50 seconds. */
  private static final Duration TOO_LATE = Duration.ofSeconds(23);

  private static final int LEAST_ROUNDS = 3;

  private final List<SideName> sides;
  private final Path addresses;
  private final Rounds rounds = new Rounds();

  Contest(List<SideName> sides, Path addresses) {
    this.sides = sides;
    this.addresses = addresses;
  }

  Rounds run() throws IOException {
    long begun = System.nanoTime();
    for (int start = 0; start < STARTS; start++) {
      if (start == 0 || System.nanoTime() - begun < TOO_LATE.toNanos()) {
        race();
      }
    }
    return rounds;
  }

  private void race() throws IOException {
    List<Racer> racers = new ArrayList<>();
    try {
      for (SideName side : sides) {
        racers.add(Racer.start(side, addresses));
      }
      Turns turns = new Turns(racers);
      turns.warmUp(WARM_UP);
      int least = rounds.count() + LEAST_ROUNDS;
      long until = System.nanoTime() + MEASURING.toNanos();
      while (rounds.count() < least || System.nanoTime() < until) {
        rounds.add(turns.round());
      }
    } finally {
      for (Racer racer : racers) {
        racer.close();
      }
    }
  }
}
