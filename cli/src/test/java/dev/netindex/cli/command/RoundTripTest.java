package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.cli.Cli;
import dev.netindex.cli.TypedIndexes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is exported for a build gives the same index again, as far as its form can. */
class RoundTripTest {
  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void build() throws IOException {
    cli = new Cli(folder);
    TypedIndexes.write(folder.resolve("places.nidx"), TypedIndexes.PLACES);
  }

  private void export(String file, String... options) throws IOException {
    Object[] arguments = new Object[options.length + 2];
    arguments[0] = "export";
    arguments[1] = "places.nidx";
    System.arraycopy(options, 0, arguments, 2, options.length);
    Files.write(folder.resolve(file), cli.run(arguments).quiet().bytes());
  }

  private List<String> targets(String index) {
    return cli.run("export", index).quiet().lines().stream()
        .map(line -> line.substring(0, line.indexOf('\t')))
        .toList();
  }

  @Test
  void jsonLinesGiveTargetsAndRecords() throws IOException {
    export("places.jsonl", "--jsonl", "--for-build");
    cli.run("build", "places.jsonl", "-o", "copy.nidx").ok();
    assertEquals(
        "0 removed, 0 added, 0 changed, 6 equal\n",
        cli.run("diff", "places.nidx", "copy.nidx", "--summary").quiet().out());
    assertEquals(targets("places.nidx"), targets("copy.nidx"));
  }

  @Test
  void payloadsGoThroughJsonLinesAsAField() throws IOException {
    Files.writeString(folder.resolve("places.nidx.tsv"), "1.2.3.4\ta\n");
    cli.run("build", "places.nidx.tsv", "-o", "places.nidx").ok();
    assertEquals(
        "{\"target\":\"1.2.3.4\",\"payload\":\"a\"}\n",
        cli.run("export", "places.nidx", "--jsonl", "--for-build").quiet().out());
  }

  @Test
  void csvGivesTargets() throws IOException {
    export("places.csv", "--csv", "--for-build");
    cli.run("build", "places.csv", "-o", "copy.nidx").ok();
    assertEquals(targets("places.nidx"), targets("copy.nidx"));
  }
}
