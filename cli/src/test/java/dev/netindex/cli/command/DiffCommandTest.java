package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.cli.Cli;
import dev.netindex.cli.Golden;
import dev.netindex.cli.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Indexes whose payloads have no types. */
class DiffCommandTest {
  private static final String OLD =
      """
      10.0.0.0/8\tten
      10.0.0.0-10.255.255.255\trange
      10.1.0.0/16\tgone
      8.8.8.8\ta
      8.8.8.8\tb
      8.8.8.8\tb
      AS42\tforty-two
      2001:db8::/32\tdoc
      192.0.2.1\tnot \\xff text
      """;

  /** The same rows in another order, some of them changed. */
  private static final String NEW =
      """
      AS42\tforty-three
      8.8.8.8\tb
      8.8.8.8\tc
      8.8.8.8\ta
      8.8.8.8\ta
      192.0.2.1\t
      10.0.0.0-10.255.255.255\tten
      10.0.0.0/8\tten
      2001:db8::/32\tdoc
      2001:db8::/33\thalf
      AS43\tnew
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void build() throws IOException {
    cli = new Cli(folder);
    build("old", OLD);
    build("new", NEW);
  }

  private void build(String name, String rows) throws IOException {
    Files.writeString(folder.resolve(name + ".tsv"), rows);
    cli.run("build", name + ".tsv", "-o", name + ".nidx").ok();
  }

  @Test
  void recordsAreComparedAsMultisetsOfATarget() {
    assertEquals(
        """
        ~ 8.8.8.8 payload: "b" -> "a"
        + 8.8.8.8 c
        ~ 10.0.0.0-10.255.255.255 payload: "range" -> "ten"
        - 10.1.0.0/16 gone
        ~ 192.0.2.1 payload: "bm90IP8gdGV4dA==" -> ""
        + 2001:db8::/33 half
        ~ AS42 payload: "forty-two" -> "forty-three"
        + AS43 new
        """,
        cli.run("diff", "old.nidx", "new.nidx").quiet().out());
  }

  @Test
  void jsonHasADifferenceALine() {
    List<Map<String, Object>> lines =
        Json.objects(cli.run("diff", "old.nidx", "new.nidx", "--json").quiet());
    assertEquals(8, lines.size());
    assertEquals(
        Map.of(
            "change",
            "changed",
            "target",
            "8.8.8.8",
            "fields",
            Map.of("payload", Map.of("old", "b", "new", "a"))),
        lines.get(0));
    assertEquals(
        Map.of("change", "removed", "target", "10.1.0.0/16", "payload", "gone"), lines.get(3));
    assertEquals(Map.of("change", "added", "target", "AS43", "payload", "new"), lines.get(7));
  }

  @Test
  void summaryHasCountsOnly() {
    assertEquals(
        "1 removed, 3 added, 4 changed, 4 equal\n",
        cli.run("diff", "old.nidx", "new.nidx", "--summary").quiet().out());
    assertEquals(
        Map.of("removed", 3L, "added", 1L, "changed", 4L, "equal", 4L),
        Json.object(cli.run("diff", "new.nidx", "old.nidx", "--summary", "--json").quiet().out()));
  }

  @Test
  void insertionOrderDoesNotMatter() throws IOException {
    List<String> rows = Golden.lines("mixed-all.tsv").toList();
    build("all", String.join("\n", rows) + "\n");
    build("backwards", String.join("\n", rows.reversed()) + "\n");
    Cli.Result same = cli.run("diff", "all.nidx", "backwards.nidx", "--exit-code").quiet();
    assertEquals("", same.out());
    assertEquals(
        "0 removed, 0 added, 0 changed, " + rows.size() + " equal\n",
        cli.run("diff", "all.nidx", "backwards.nidx", "--summary").quiet().out());
  }

  @Test
  void differencesAreAnExitCodeOnRequestOnly() {
    Cli.Result result = cli.run("diff", "old.nidx", "new.nidx", "--exit-code", "--summary");
    assertEquals(1, result.code());
    assertEquals("", result.err());
    cli.run("diff", "old.nidx", "old.nidx", "--exit-code").quiet();
  }

  @Test
  void anEmptyIndexHasNothing() throws IOException {
    build("empty", "");
    assertEquals(
        "9 removed, 0 added, 0 changed, 0 equal\n",
        cli.run("diff", "old.nidx", "empty.nidx", "--summary").quiet().out());
    assertEquals("", cli.run("diff", "empty.nidx", "empty.nidx").quiet().out());
  }

  @Test
  void payloadsAreTakenAsJsonIfFieldsAreAskedFor() throws IOException {
    build("a", "1.1.1.1\t{\"a\":{\"b\":1,\"c\":[1,2]},\"d\":\"x\"}\n2.2.2.2\tno json\n");
    build("b", "1.1.1.1\t{\"a\": {\"c\":[1,3], \"b\":1.0}}\n2.2.2.2\tno json\n");
    assertEquals(
        "~ 1.1.1.1 a.c.1: 2 -> 3\n",
        cli.run("diff", "a.nidx", "b.nidx", "--fields", "a").quiet().out());
    assertEquals(
        "~ 1.1.1.1 d: \"x\" -> (none)\n",
        cli.run("diff", "a.nidx", "b.nidx", "--fields", "a.b,d").quiet().out());
    assertEquals("", cli.run("diff", "a.nidx", "b.nidx", "--fields", "a.b").quiet().out());
  }

  @Test
  void anIndexThatCanNotBeReadIsNamed() {
    assertTrue(cli.run("diff", "old.nidx", "none").failure(1).contains("none: no such file"));
    assertTrue(cli.run("diff", "old.tsv", "old.nidx").failure(1).contains("old.tsv: "));
    assertTrue(
        cli.run("diff", "old.nidx", "new.nidx", "--fields", "").failure(2).contains("empty"));
  }
}
