package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.output.JsonOutput;
import dev.netindex.cli.output.LabelledLines;
import dev.netindex.format.spi.ProviderCandidate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code netindex doctor}. */
@Command(
    name = "doctor",
    description =
        "Show what this installation consists of, which search provider is chosen and why.",
    footer = {"", "Exit code: 0 if lookups work, else 1."})
public final class DoctorCommand extends ContextCommand {
  @Option(names = "--json", description = "The same as a JSON object.")
  private boolean json;

  /**
   * Makes the command.
   *
   * @param context its streams
   */
  public DoctorCommand(Context context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    DoctorReport report = DoctorReport.take();
    if (json) {
      JsonOutput.writeObject(context.out(), object -> write(object, report));
    } else {
      context.out().write(text(report).getBytes(StandardCharsets.UTF_8));
    }
    if (report.problem() != null) {
      context.out().flush();
      context.say(report.problem());
      return FAILED;
    }
    return DONE;
  }

  private static String text(DoctorReport report) {
    LabelledLines lines = new LabelledLines(8);
    Runtime runtime = Runtime.getRuntime();
    lines.add("netindex", InstalledModules.version());
    lines.add("Java", property("java.version") + " (" + property("java.vendor") + ")");
    lines.add("VM", property("java.vm.name") + " " + property("java.vm.version"));
    lines.add("Home", property("java.home"));
    lines.add("OS", property("os.name") + " " + property("os.version") + " " + property("os.arch"));
    lines.add("Machine", machine(runtime));
    lines.add("Started", InstalledModules.onModulePath() ? "as modules" : "from the class path");
    String label = "Modules";
    for (var module : report.modules().entrySet()) {
      lines.add(label, (module.getKey() + " " + module.getValue()).strip());
      label = "";
    }
    add(lines, "Search", report.search());
    add(lines, "UTF-8", report.utf8());
    lines.add("Lookups", report.problem() == null ? "work" : "do NOT work");
    return lines.toString();
  }

  private static void add(LabelledLines lines, String label, List<ProviderCandidate> candidates) {
    String first = label;
    if (candidates.isEmpty()) {
      lines.add(label, "none found");
    }
    for (ProviderCandidate candidate : candidates) {
      lines.add(first, (candidate.selected() ? "* " : "- ") + candidate);
      first = "";
    }
  }

  private static String machine(Runtime runtime) {
    return runtime.availableProcessors()
        + " processors, heap up to "
        + Progress.bytes(runtime.maxMemory());
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }

  private static void write(JsonGenerator json, DoctorReport report) throws IOException {
    json.writeStringField("netindex", InstalledModules.version());
    json.writeStringField("javaVersion", property("java.version"));
    json.writeStringField("javaVendor", property("java.vendor"));
    json.writeStringField("vm", property("java.vm.name"));
    json.writeStringField("vmVersion", property("java.vm.version"));
    json.writeStringField("javaHome", property("java.home"));
    json.writeStringField("os", property("os.name"));
    json.writeStringField("osVersion", property("os.version"));
    json.writeStringField("arch", property("os.arch"));
    json.writeNumberField("processors", Runtime.getRuntime().availableProcessors());
    json.writeNumberField("maxHeapBytes", Runtime.getRuntime().maxMemory());
    json.writeStringField("path", InstalledModules.onModulePath() ? "module" : "class");
    json.writeObjectFieldStart("modules");
    for (var module : report.modules().entrySet()) {
      if (module.getValue().isEmpty()) {
        json.writeNullField(module.getKey());
      } else {
        json.writeStringField(module.getKey(), module.getValue());
      }
    }
    json.writeEndObject();
    write(json, "searchProviders", report.search());
    write(json, "utf8Validators", report.utf8());
    json.writeBooleanField("lookupsWork", report.problem() == null);
    if (report.problem() != null) {
      json.writeStringField("problem", report.problem());
    }
  }

  private static void write(JsonGenerator json, String name, List<ProviderCandidate> candidates)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (ProviderCandidate candidate : candidates) {
      json.writeStartObject();
      json.writeStringField("name", candidate.name());
      json.writeNumberField("priority", candidate.priority());
      json.writeBooleanField("selected", candidate.selected());
      json.writeStringField("reason", candidate.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
