package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code build --types} makes of the cells of a column. */
class DeclaredTypesTest {
  @TempDir private Path folder;

  private List<String> records(String... options) throws IOException {
    Files.writeString(folder.resolve("a.csv"), "network,x\n::1,1.50\n::2,2\n");
    Cli cli = new Cli(folder);
    List<String> build = new ArrayList<>(List.of("build", "a.csv", "-o", "a.nidx"));
    build.addAll(List.of(options));
    cli.run(build.toArray()).ok();
    return cli.run("export", "a.nidx").quiet().lines();
  }

  @Test
  void cellsThatNoTypeSpellsAreTextWithoutADeclaration() throws IOException {
    assertEquals(List.of("::1\t{\"x\":\"1.50\"}", "::2\t{\"x\":\"2\"}"), records());
  }

  @Test
  void declaredTypesDecideHowCellsAreSpelled() throws IOException {
    assertEquals(
        List.of("::1\t{\"x\":1.50}", "::2\t{\"x\":2.00}"), records("--types", "x=decimal"));
    assertEquals(List.of("::1\t{\"x\":1.5}", "::2\t{\"x\":2}"), records("--types", "x=number"));
    assertEquals(List.of("::1\t{\"x\":1.5}", "::2\t{\"x\":2.0}"), records("--types", "x=f64"));
  }
}
