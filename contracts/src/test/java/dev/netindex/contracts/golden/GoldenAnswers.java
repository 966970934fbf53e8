package dev.netindex.contracts.golden;

import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainTarget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One file of the golden set with its questions and answers.
 *
 * @param name its name in the manifest
 */
public record GoldenAnswers(String name) {
  /** Returns the manifest's cases whose files are at hand. */
  public static List<GoldenAnswers> all() {
    return GoldenCase.all().stream().map(golden -> new GoldenAnswers(golden.name())).toList();
  }

  /** Returns the names of the hand-assembled files that begin with one of some words. */
  static List<String> handmade(String... words) {
    return GoldenFiles.lines("HANDMADE.tsv").stream()
        .skip(1)
        .map(line -> line.split("\t")[0])
        .filter(name -> List.of(words).contains(name.substring(0, name.indexOf('-'))))
        .toList();
  }

  /** Returns the index. */
  public byte[] file() {
    return GoldenFiles.bytes(name + ".nidx");
  }

  /** Returns the metadata by the manifest, a character for each byte. */
  public String metadata() {
    return GoldenCase.all().stream()
        .filter(golden -> golden.name().equals(name))
        .map(golden -> Assertion.text(golden.metadata()))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the questions, each once. */
  public List<String> queries() {
    return GoldenFiles.lines(name + ".queries.txt").stream().distinct().toList();
  }

  /** Returns the matches of each question, in order. */
  public Map<String, List<Assertion>> answers() {
    return answers(name + ".expected.tsv");
  }

  /** Returns the longest prefix of each question, as a list of one or none. */
  public Map<String, List<Assertion>> longest() {
    return answers(name + ".lpm.expected.tsv");
  }

  /** Returns every row in file order; empty if no list of them exists. */
  public Optional<List<Assertion>> rows() {
    String file = name + ".all.expected.tsv";
    return GoldenFiles.exists(file)
        ? Optional.of(GoldenFiles.lines(file).stream().map(GoldenAnswers::row).toList())
        : Optional.empty();
  }

  /** Returns the damages that have been tried on this file; none if there is no such list. */
  public List<Damage> damages() {
    String file = name + ".mutations.tsv";
    return GoldenFiles.exists(file)
        ? GoldenFiles.lines(file).stream().map(Damage::parse).toList()
        : List.of();
  }

  private static Map<String, List<Assertion>> answers(String file) {
    Map<String, List<Assertion>> answers = new LinkedHashMap<>();
    for (String line : GoldenFiles.lines(file)) {
      String query = line.substring(0, line.indexOf('\t'));
      List<Assertion> rows = answers.computeIfAbsent(query, q -> new ArrayList<>());
      if (!line.equals(query + "\t-\t-\t")) {
        rows.add(row(line));
      }
    }
    return answers;
  }

  /** Reads {@code query, target, id, payload}. */
  static Assertion row(String line) {
    String[] columns = line.split("\t", -1);
    return new Assertion(
        PlainTarget.parse(columns[1]),
        Long.parseLong(columns[2]),
        Assertion.text(GoldenText.bytes(columns[3])));
  }

  @Override
  public String toString() {
    return name;
  }
}
