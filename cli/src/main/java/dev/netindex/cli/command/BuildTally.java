package dev.netindex.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.cli.console.Counted;
import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.console.Progress;
import dev.netindex.cli.source.RejectedRow;
import dev.netindex.cli.source.RowStore;
import dev.netindex.cli.source.SourceReport;
import dev.netindex.codec.json.infer.Fallback;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Family;
import dev.netindex.format.IpTarget;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
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
  private long emptyNetworks;
  private long aliasNetworks;
  private final List<RejectedRow> errors = new ArrayList<>();
  private final List<Fallback> fallbacks = new ArrayList<>();

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
  void add(SourceReport report) {
    rejected += report.rejected();
    skippedLines += report.skippedLines();
    emptyNetworks += report.emptyNetworks();
    aliasNetworks += report.aliasNetworks();
    report.firstRejected().stream().limit(SHOWN_ERRORS - errors.size()).forEach(errors::add);
  }

  /** Takes note of what is kept as JSON text. */
  void add(List<Fallback> found) {
    fallbacks.addAll(found);
  }

  /** Returns a store that counts what passes through it. */
  RowStore counting(RowStore store) {
    return new RowStore() {
      @Override
      public long add(Target target, RecordValue value) {
        long id = store.add(target, value);
        BuildTally.this.add(target);
        return id;
      }

      @Override
      public long addSame(Target target, long recordId) {
        long id = store.addSame(target, recordId);
        BuildTally.this.add(target);
        return id;
      }
    };
  }

  /** Names the row that comes after those counted. */
  Failure atRow(String source, NetindexException problem) {
    String where = source + ": row " + (records() + 1) + " of the index: ";
    return new Failure(where + Problems.fault(problem), problem);
  }

  /** Returns the number of rows so far. */
  long records() {
    return ipv4 + ipv6 + asns;
  }

  /** Returns what was built, in one line. */
  String summary(String output, long distinctPayloads, long bytes, double seconds) {
    List<String> parts = new ArrayList<>();
    addPart(parts, addresses, "address", "addresses");
    addPart(parts, networks, "network", "networks");
    addPart(parts, ranges, "range", "ranges");
    addPart(parts, asns, "AS number", "AS numbers");
    addPart(parts, ipv4, "IPv4", "IPv4");
    addPart(parts, ipv6, "IPv6", "IPv6");
    return output
        + ": "
        + Counted.of(records(), "record")
        + (parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")")
        + ", "
        + Counted.of(distinctPayloads, "distinct payload")
        + ", "
        + Progress.exactBytes(bytes)
        + String.format(Locale.ROOT, ", %.2f s", seconds);
  }

  private static void addPart(List<String> parts, long count, String one, String more) {
    if (count > 0) {
      parts.add(Counted.of(count, one, more));
    }
  }

  /** Returns what was left out, one line each; empty if nothing was. */
  List<String> losses() {
    List<String> lines = new ArrayList<>();
    if (rejected > 0) {
      String all = rejected > errors.size() ? ", the first " + errors.size() : "";
      lines.add(Counted.of(rejected, "row") + " rejected" + all + ":");
      errors.forEach(error -> lines.add("  " + error.message()));
    }
    for (Fallback fallback : fallbacks) {
      lines.add(
          "field "
              + (fallback.path().isEmpty() ? "(the record)" : fallback.path())
              + " is kept as JSON text: "
              + fallback.reason().text());
    }
    if (emptyNetworks > 0) {
      lines.add(
          Counted.of(emptyNetworks, "network")
              + " with an empty record left out (--keep-empty keeps them)");
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
    for (RejectedRow error : errors) {
      json.writeStartObject();
      json.writeStringField("source", error.source());
      json.writeNumberField("line", error.line());
      json.writeStringField("fault", error.fault());
      json.writeStringField("expected", error.expected());
      json.writeStringField("found", error.found());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("emptyNetworksLeftOut", emptyNetworks);
    json.writeNumberField("aliasNetworksLeftOut", aliasNetworks);
    json.writeArrayFieldStart("jsonFields");
    for (Fallback fallback : fallbacks) {
      json.writeStartObject();
      json.writeStringField("path", fallback.path());
      json.writeStringField("reason", fallback.reason().text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
