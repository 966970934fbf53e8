package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.input.LineReader;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.QueryText;
import dev.netindex.cli.output.AnswerWriter;
import dev.netindex.cli.output.JsonAnswers;
import dev.netindex.cli.output.TextAnswers;
import dev.netindex.cli.output.TsvAnswers;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.reader.DirectorySize;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code netindex lookup}. */
@Command(
    name = "lookup",
    description = {
      "Say what an index knows about addresses and AS numbers.",
      "",
      "A query is an address (8.8.8.8, 2001:db8::1; a zone is ignored), a network or range"
          + " (10.0.0.0/8, 10.0.0.1-10.0.0.9: all entries that share an address with it), or an AS"
          + " number (AS15169). Without queries they are read from standard input, one a line;"
          + " blank lines and lines that begin with # are skipped."
    },
    footer = {
      "",
      "Exit code: 0 also for a miss; 1 if a query could not be read (the others are answered).",
      "",
      "Examples:",
      "  netindex lookup asn.nidx 8.8.8.8 AS15169",
      "  netindex lookup asn.nidx --tsv < addresses.txt > answers.tsv",
      "  netindex lookup city.nidx 8.8.8.8 --fields country.iso_code,city.names.en",
      "  netindex lookup asn.nidx --index geo=geo.nidx --json 8.8.8.8"
    })
public final class LookupCommand extends ContextCommand {
  private static final String STDIN = "-";
  private static final int MAX_REPORTS = 1000;

  @Parameters(index = "0", paramLabel = "INDEX", description = "The index file.")
  private Path first = Path.of("");

  @Parameters(
      index = "1..*",
      paramLabel = "QUERY",
      description = "What to look up; none, or a single -, for standard input.")
  private List<String> queries = List.of();

  @Option(
      names = "--index",
      paramLabel = "NAME=FILE",
      description = {
        "Ask one more index. Lines of text and TSV then begin with the name of the index; that of"
            + " INDEX is its file name without .nidx.",
      })
  private List<String> others = List.of();

  @ArgGroup private @Nullable Form form;
  @ArgGroup private @Nullable Question question;

  @Mixin private FieldOptions fields = new FieldOptions();

  @Option(
      names = "--literal",
      description = "Take ::ffff:1.2.3.4 as the IPv6 address it is, not as 1.2.3.4.")
  private boolean literal;

  @Mixin private OpenOptionsGroup open = new OpenOptionsGroup();

  private final QueryText query = new QueryText();
  private long bad;

  /** The form of the answers; at most one of them. */
  static final class Form {
    @Option(
        names = "--tsv",
        description =
            "Columns query, target, record id, payload; a miss is - - and nothing. Payload bytes"
                + " other than printable ASCII are \\xNN; a typed record is JSON, of which only"
                + " control characters and the backslash are. With --fields one column a field,"
                + " empty where there is none.")
    private boolean tsv;

    @Option(
        names = "--json",
        description =
            "One JSON object for each query and index: query, index, matches; a match has target,"
                + " id, and record if typed, else payload. With --fields, record has a member for"
                + " each field that is there, named by its path.")
    private boolean json;
  }

  /** What is asked; at most one of them. */
  static final class Question {
    @Option(
        names = "--longest",
        description =
            "Only the longest prefix; the first record of several, and never a range. Addresses"
                + " only; AS numbers are misses.")
    private boolean longest;

    @Option(
        names = "--contains",
        description = "Only whether there is a match: query, TAB, true or false.")
    private boolean contains;
  }

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public LookupCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    List<String> paths = fields.paths();
    if (!paths.isEmpty() && wanted() == Asker.Wanted.CONTAINS) {
      throw new UsageFailure("--fields goes without --contains");
    }
    try (AskedIndexes indexes = AskedIndexes.open(context, open, directory(), first, others)) {
      if (wanted() != Asker.Wanted.CONTAINS) {
        indexes.show(paths);
      }
      AnswerWriter answers = answers();
      Asker asker = new Asker(indexes.list(), new QueryParser(literal), wanted(), answers);
      try {
        if (asksLines()) {
          askLines(asker, indexes.list(), answers);
        } else {
          askArguments(asker, answers);
        }
      } finally {
        answers.flush();
      }
    }
    if (bad > MAX_REPORTS) {
      context.say(bad + " queries could not be read, the first " + MAX_REPORTS + " shown");
    }
    return bad == 0 ? DONE : FAILED;
  }

  private boolean asksLines() {
    return queries.isEmpty() || queries.equals(List.of(STDIN));
  }

  /** Few questions are not worth the time that it takes to build a directory. */
  private DirectorySize directory() {
    return asksLines() ? DirectorySize.DEFAULT : DirectorySize.NONE;
  }

  private AnswerWriter answers() throws IOException {
    if (form != null && form.json) {
      return new JsonAnswers(context.out());
    }
    return form != null && form.tsv
        ? new TsvAnswers(context.out())
        : new TextAnswers(context.out());
  }

  private Asker.Wanted wanted() {
    if (question != null && question.contains) {
      return Asker.Wanted.CONTAINS;
    }
    return question != null && question.longest ? Asker.Wanted.LONGEST : Asker.Wanted.ALL;
  }

  private void askArguments(Asker asker, AnswerWriter answers) throws IOException {
    for (String argument : queries) {
      query.set(argument);
      try {
        asker.ask(query);
      } catch (InvalidInputException e) {
        report(answers, "query \"" + argument + "\"", e.getMessage());
      }
    }
  }

  private void askLines(Asker asker, List<AskedIndex> indexes, AnswerWriter answers)
      throws IOException {
    if (context.inTerminal()) {
      context.say("one query a line; Ctrl-D ends");
    }
    LineReader lines = new LineReader(context.in(), answers::flush);
    QueryGroup group = new QueryGroup(asker, indexes);
    while (lines.next()) {
      if (lines.tooLong()) {
        group.answer();
        report(answers, "line " + lines.number(), "longer than " + LineReader.MAX_LINE + " bytes");
      } else if (!lines.isBlankOrComment()) {
        query.set(lines.bytes(), lines.start(), lines.length());
        try {
          group.add(query, asker.parse(query));
        } catch (InvalidInputException e) {
          group.answer();
          report(answers, "line " + lines.number(), e.getMessage());
        }
      }
      if (group.isFull() || !lines.hasNextAtHand()) {
        group.answer();
      }
    }
  }

  /** Reports a bad query behind the answers before it. */
  private void report(AnswerWriter answers, String where, @Nullable String problem)
      throws IOException {
    if (bad++ < MAX_REPORTS) {
      answers.flush();
      context.say(where + ": " + problem);
    }
  }
}
