package dev.netindex.benchmarks.check;

import dev.netindex.format.reader.IndexReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Looks up the first and the last address of every row of CSV files in the index that was built
 * from them, and ends with status 1 if any answer differs from the text.
 */
public final class CheckAsn {
  private static final int SHOWN = 20;

  private CheckAsn() {}

  /**
   * Checks an index.
   *
   * @param arguments the index, then the CSV files in the order in which they were built
   * @throws IOException if one can't be read
   */
  public static void main(String[] arguments) throws IOException {
    List<Path> files = Arrays.stream(arguments).map(Path::of).toList();
    List<AsnRow> rows = AsnText.read(files.subList(1, files.size()));
    Overlaps overlaps = new Overlaps(rows);
    long records;
    List<String> differences;
    try (IndexReader index = IndexReader.open(files.getFirst())) {
      records = index.size();
      RowCheck check = new RowCheck(index, overlaps);
      rows.forEach(check::check);
      differences = check.differences();
    }
    show("overlap in the text: ", overlaps.pairs());
    show("DIFFERENT: ", differences);
    System.out.printf(
        "%,d rows checked, %,d addresses looked up, %,d records in the index, %,d differences%n",
        rows.size(), 2L * rows.size(), records, differences.size());
    if (!differences.isEmpty() || records != rows.size() || rows.isEmpty()) {
      System.exit(1);
    }
  }

  private static void show(String label, List<String> texts) {
    texts.stream().limit(SHOWN).forEach(text -> System.out.println(label + text));
  }
}
