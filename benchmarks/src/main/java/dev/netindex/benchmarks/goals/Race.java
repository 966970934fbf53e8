package dev.netindex.benchmarks.goals;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.benchmarks.sides.PeerCheck;
import dev.netindex.benchmarks.sides.Questions;
import dev.netindex.benchmarks.sides.SideName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The time of one side as a ratio to that of others.
 *
 * @param subject the side that the goal is about
 * @param references what it is compared with; the one in whose light it looks worst counts
 * @param form which way round the ratio is
 */
record Race(SideName subject, List<SideName> references, Form form) implements Measurement {
  /** Which way round a ratio is. */
  enum Form {
    /** The subject's time, in times of the reference: the less the better. */
    TIME,
    /** The subject's speed, in speeds of the reference: the more the better. */
    SPEED
  }

  static Race time(SideName subject, SideName reference) {
    return new Race(subject, List.of(reference), Form.TIME);
  }

  static Race speed(SideName subject, SideName... references) {
    return new Race(subject, List.of(references), Form.SPEED);
  }

  private List<SideName> sides() {
    return Stream.concat(Stream.of(subject), references.stream()).toList();
  }

  @Override
  public List<Path> files() {
    Set<Path> files = new TreeSet<>();
    Path folder = BenchmarkFiles.folder();
    for (SideName side : sides()) {
      if (isText(side)) {
        continue;
      }
      files.add(folder.resolve(side.data() + ".nidx"));
      if (side.kind().startsWith("maxmind")) {
        String database = side.data().substring(side.data().indexOf('/') + 1);
        files.add(folder.resolve(database + ".mmdb"));
      }
    }
    return List.copyOf(files);
  }

  /** Texts are made, and nobody asks for addresses. */
  private static boolean isText(SideName side) {
    return side.kind().startsWith("utf8");
  }

  @Override
  public Figure measure(Questions questions) throws IOException {
    Path addresses = isText(subject) ? Path.of("none") : questions.of(subject);
    if (references.stream().anyMatch(side -> side.kind().startsWith("maxmind"))) {
      PeerCheck.check(subject, addresses);
    }
    Rounds rounds = new Contest(sides(), addresses).run();
    double worst = form == Form.TIME ? 0 : Double.POSITIVE_INFINITY;
    for (int i = 1; i <= references.size(); i++) {
      worst =
          form == Form.TIME
              ? Math.max(worst, rounds.ratio(0, i))
              : Math.min(worst, rounds.ratio(i, 0));
    }
    return new Figure(worst, rounds.describe(sides()));
  }
}
