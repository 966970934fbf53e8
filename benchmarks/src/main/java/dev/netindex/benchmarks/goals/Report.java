package dev.netindex.benchmarks.goals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Says what came out: one line a goal, and everything else to people. */
final class Report {
  private final PrintStream lines;
  private final PrintStream people;
  private final boolean json;

  Report(PrintStream lines, PrintStream people, boolean json) {
    this.lines = lines;
    this.people = people;
    this.json = json;
  }

  void list(Goal goal) {
    lines.println(goal.id() + "\t" + goal.limitText() + "\t" + goal.text());
  }

  void measured(Goal goal, Figure figure, Verdict verdict) {
    people.println(goal.id() + ": " + goal.text() + ": " + figure.details());
    lines.println(json ? object(goal, figure, verdict) : line(goal, figure, verdict));
    lines.flush();
  }

  /** There is no figure, so there is no line. */
  void failed(Goal goal, String reason) {
    people.println("goals: " + goal.id() + " can't be measured: " + reason);
  }

  private static String line(Goal goal, Figure figure, Verdict verdict) {
    return String.join(
        "\t", goal.id(), Goal.number(figure.value()), goal.limitText(), verdict.text());
  }

  private static String object(Goal goal, Figure figure, Verdict verdict) {
    StringWriter text = new StringWriter();
    try (JsonGenerator object = new JsonFactory().createGenerator(text)) {
      object.writeStartObject();
      object.writeStringField("id", goal.id());
      object.writeNumberField("measured", Double.parseDouble(Goal.number(figure.value())));
      if (goal.bound() != Bound.NONE) {
        object.writeNumberField("goal", goal.limit());
      }
      object.writeStringField("verdict", verdict.text());
      object.writeStringField("what", goal.text());
      object.writeStringField("details", figure.details());
      object.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
