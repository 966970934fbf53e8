package dev.netindex.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.netindex.cli.Cli;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {
  @TempDir private Path folder;

  @Test
  void showsCommandsAndAnswers() throws IOException {
    Cli.Result result = new Cli(folder).run("demo").quiet();
    List<String> lines = result.lines();
    assertTrue(
        lines.contains(
            "$ netindex build asn-ipv4.first20000.csv.gz --columns start,end,asn,organisation"
                + " -o asn.nidx"));
    assertTrue(result.out().contains("asn.nidx: 20000 records"), result.out());
    assertTrue(
        lines.contains(
            "1.1.1.1\t1.1.1.0-1.1.1.255\t7\t{\"asn\":13335,\"organisation\":\"Cloudflare,"
                + " Inc.\"}"));
    assertTrue(lines.contains("1.1.1.1  1.1.1.0-1.1.1.255  #7  Cloudflare, Inc."));
    assertTrue(lines.contains("1.33.44.55,2,2514,\"NTT PC Communications, Inc.\""));
    assertTrue(lines.contains("asn.nidx: valid, 20000 records"));
    assertTrue(result.out().contains("no match"));
    assertTrue(result.out().contains("CC-BY-4.0: RouteViews"));
    assertTrue(result.out().contains("DB-IP"));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(0, files.count());
    }
  }

  @Test
  void leavesNoFolder() throws Exception {
    Process process = start();
    try {
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    } finally {
      process.destroyForcibly();
    }
    assertEquals(0, process.exitValue());
    assertEquals(0, demoFolders());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // There processes are only ever killed.
  void aProcessThatIsToldToEndLeavesNoFolder() throws Exception {
    Process process = start();
    try {
      boolean running = demoFolders() == 1;
      while (!running && process.isAlive()) {
        Thread.sleep(1);
        running = demoFolders() == 1;
      }
      assumeTrue(running, "the demo ended unseen: this machine is too busy");

      process.destroy();

      assertTrue(process.waitFor(20, TimeUnit.SECONDS));
    } finally {
      process.destroyForcibly();
    }
    assertEquals(0, demoFolders());
  }

  /** Starts the demo in a process whose folder for temporary files nobody else uses. */
  private Process start() throws IOException {
    String path =
        Stream.of("java.class.path", "jdk.module.path")
            .map(name -> System.getProperty(name, ""))
            .filter(value -> !value.isEmpty())
            .collect(Collectors.joining(File.pathSeparator));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + folder,
            "-cp",
            path,
            "dev.netindex.cli.NetindexCommand",
            "demo")
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private long demoFolders() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith("netindex-")).count();
    }
  }
}
