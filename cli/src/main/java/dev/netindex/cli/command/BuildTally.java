package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Progress;
import dev.netindex.format.Family;
import dev.netindex.format.IpTarget;
import dev.netindex.format.Target;
import dev.netindex.source.csv.ImportReport;
import dev.netindex.source.csv.RowError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a build is made of, counted as it goes. */
final class BuildTally {
  private static final int SHOWN_ERRORS = 10;

  private long addresses;
  private long networks;
  private long ranges;
  private long asns;
  private long ipv4;
  private long ipv6;
  private long rejected;
  private long skippedLines;
  private final List<RowError> errors = new ArrayList<>();

  /** Counts a row. */
  void add(Target target) {
    switch (target) {
      case Target.Address _ -> addresses++;
      case Target.Network _ -> networks++;
      case Target.Range _ -> ranges++;
      case Target.Asn _ -> asns++;
    }
    if (target instanceof IpTarget ip) {
      if (ip.family() == Family.IPV4) {
        ipv4++;
      } else {
        ipv6++;
      }
    }
  }

  /** Counts what was not taken from a source. */
  void add(ImportReport report) {
    rejected += report.rejected();
    skippedLines += report.skippedLines();
    report.firstErrors().stream().limit(SHOWN_ERRORS - errors.size()).forEach(errors::add);
  }

  /** Returns the number of rows so far. */
  long records() {
    return ipv4 + ipv6 + asns;
  }

  /** Returns what was built, in one line. */
  String summary(String output, long distinctPayloads, long bytes, double seconds) {
    List<String> parts = new ArrayList<>();
    addPart(parts, addresses, "addresses");
    addPart(parts, networks, "networks");
    addPart(parts, ranges, "ranges");
    addPart(parts, asns, "AS numbers");
    addPart(parts, ipv4, "IPv4");
    addPart(parts, ipv6, "IPv6");
    return output
        + ": "
        + records()
        + " records"
        + (parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")")
        + ", "
        + distinctPayloads
        + " distinct payloads, "
        + bytes
        + " bytes"
        + (bytes < 1000 ? "" : " (" + Progress.bytes(bytes) + ")")
        + String.format(Locale.ROOT, ", %.2f s", seconds);
  }

  private static void addPart(List<String> parts, long count, String what) {
    if (count > 0) {
      parts.add(count + " " + what);
    }
  }

  /** Returns what was left out, one line each; empty if nothing was. */
  List<String> losses() {
    List<String> lines = new ArrayList<>();
    if (rejected > 0) {
      String all = rejected > errors.size() ? ", the first " + errors.size() : "";
      lines.add(rejected + (rejected == 1 ? " row" : " rows") + " rejected" + all + ":");
      errors.forEach(error -> lines.add("  " + error.message()));
    }
    if (skippedLines > 0) {
      lines.add(skippedLines + " empty or comment lines skipped");
    }
    return lines;
  }

  /** Writes the members of the summary's object. */
  void write(JsonGenerator json, String output, long distinctPayloads, long bytes, double seconds)
      throws IOException {
    json.writeStringField("output", output);
    json.writeNumberField("records", records());
    json.writeNumberField("addresses", addresses);
    json.writeNumberField("networks", networks);
    json.writeNumberField("ranges", ranges);
    json.writeNumberField("asns", asns);
    json.writeNumberField("ipv4", ipv4);
    json.writeNumberField("ipv6", ipv6);
    json.writeNumberField("distinctPayloads", distinctPayloads);
    json.writeNumberField("bytes", bytes);
    json.writeNumberField("seconds", seconds);
    json.writeNumberField("rejected", rejected);
    json.writeNumberField("skippedLines", skippedLines);
    json.writeArrayFieldStart("firstErrors");
    for (RowError error : errors) {
      json.writeStartObject();
      json.writeStringField("source", error.source());
      json.writeNumberField("line", error.line());
      json.writeStringField("fault", error.fault().text());
      json.writeStringField("expected", error.expected());
      json.writeStringField("found", error.actual());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
