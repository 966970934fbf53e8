package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Failure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** {@code netindex demo}. */
@Command(
    name = "demo",
    description =
        "Build an index from real sample data in a temporary folder and ask it, showing each"
            + " command and what it prints.")
public final class DemoCommand extends ContextCommand {
  private static final String SAMPLE = "asn-ipv4.first20000.csv.gz";
  private static final String INDEX = "asn.nidx";
  private static final List<String> ATTRIBUTION =
      List.of(
          "Data: IP to ASN, the first 20,000 rows of @ip-location-db/asn 2.3.2026061719,",
          "CC-BY-4.0: RouteViews (https://www.routeviews.org), DB-IP (https://db-ip.com).");

  private final Program program;

  /**
   * Makes the command.
   *
   * @param context its streams
   * @param program runs the commands that are shown
   */
  public DemoCommand(Context context, Program program) {
    super(context);
    this.program = program;
  }

  @Override
  public Integer call() throws IOException {
    try (DemoFolder folder = DemoFolder.make()) {
      show(folder.path());
    }
    return DONE;
  }

  private void show(Path folder) throws IOException {
    copySample(folder.resolve(SAMPLE));
    say("Who announces an IPv4 address? " + SAMPLE + " knows some: start,end,asn,organisation.");
    say("One command makes an index of it:");
    String columns = "start,end,asn,organisation";
    run(folder, "", "build", SAMPLE, "--columns", columns, "-o", INDEX);
    say("Ask for some addresses; the last one is not in the table:");
    run(folder, "", "lookup", INDEX, "1.1.1.1", "::ffff:1.0.4.77", "203.0.113.9");
    say("What is there in a network?");
    run(folder, "", "lookup", INDEX, "1.0.0.0/16");
    say("Only one field, read without touching the others:");
    run(folder, "", "lookup", INDEX, "--fields", "organisation", "1.1.1.1");
    say("For programs, a JSON object a query:");
    run(folder, "", "lookup", INDEX, "--json", "1.1.1.1", "203.0.113.9");
    say("Or tab-separated, with millions of queries on standard input:");
    run(folder, "1.1.1.1\n1.33.44.55\n", "lookup", INDEX, "--tsv");
    say("Or added to a file of your own, by its column of addresses:");
    run(
        folder,
        "ip,visits\n1.1.1.1,7\n1.33.44.55,2\n",
        "enrich",
        INDEX,
        "--fields",
        "asn,organisation");
    say("What is in the file, and is it sound?");
    run(folder, "", "inspect", INDEX);
    run(folder, "", "verify", INDEX);
    for (String line : ATTRIBUTION) {
      say(line);
    }
  }

  private static void copySample(Path to) throws IOException {
    try (InputStream in = DemoCommand.class.getResourceAsStream(SAMPLE)) {
      if (in == null) {
        throw new Failure("demo: the sample data is missing from this build: " + SAMPLE);
      }
      Files.copy(in, to);
    }
  }

  private void run(Path folder, String input, String... arguments) throws IOException {
    String typed = Stream.of(arguments).collect(Collectors.joining(" ", "netindex ", ""));
    String prefix = input.isEmpty() ? "$ " : "$ printf '" + input.replace("\n", "\\n") + "' | ";
    say(prefix + typed);
    // Messages go the same way, so that they stand where a newcomer would see them.
    Context inside =
        new Context(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)),
            context.out(),
            new PrintStream(context.out(), false, StandardCharsets.UTF_8),
            false,
            false,
            folder);
    int code = program.run(inside, arguments);
    if (code != DONE) {
      throw new Failure("demo: " + typed + " ended with exit code " + code);
    }
    say("");
  }

  private void say(String line) throws IOException {
    context.out().write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
