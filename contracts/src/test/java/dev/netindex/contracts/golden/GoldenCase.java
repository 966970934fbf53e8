package dev.netindex.contracts.golden;

import java.util.List;

/**
 * A case of {@code MANIFEST.tsv}: insertions, and the file that follows from them.
 *
 * @param name its files are called after it
 * @param rows number of insertions
 * @param bytes length of the file
 * @param sha256 of the file
 * @param metadata of the file
 * @param options with which it was built; empty for the in-memory builder
 * @param note what it covers
 */
public record GoldenCase(
    String name,
    long rows,
    long bytes,
    String sha256,
    byte[] metadata,
    String options,
    String note) {
  private static final String META = "meta=";

  /**
   * One insertion.
   *
   * @param target its text
   * @param payload its bytes
   */
  public record Insertion(String target, byte[] payload) {}

  /** Returns all cases whose files are at hand. */
  public static List<GoldenCase> all() {
    return GoldenFiles.lines("MANIFEST.tsv").stream()
        .skip(1)
        .map(line -> parse(line.split("\t", -1)))
        .filter(golden -> GoldenFiles.exists(golden.name() + ".nidx"))
        .toList();
  }

  private static GoldenCase parse(String[] fields) {
    return new GoldenCase(
        fields[0],
        Long.parseLong(fields[1]),
        Long.parseLong(fields[2]),
        fields[3],
        GoldenText.bytes(fields[5].substring(META.length())),
        fields[6],
        fields[7]);
  }

  /** Returns the insertions in order. */
  public List<Insertion> insertions() {
    return GoldenFiles.lines(name + ".tsv").stream().map(GoldenCase::insertion).toList();
  }

  private static Insertion insertion(String line) {
    int tab = line.indexOf('\t');
    return new Insertion(line.substring(0, tab), GoldenText.bytes(line.substring(tab + 1)));
  }

  /** Returns the file. */
  public byte[] index() {
    return GoldenFiles.bytes(name + ".nidx");
  }

  @Override
  public String toString() {
    return note.isEmpty() ? name : name + ": " + note;
  }
}
