package dev.netindex.benchmarks.aot;

import dev.netindex.benchmarks.data.BenchmarkFiles;
import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** What an application does again and again. */
interface Workload {
  /**
   * Does it once.
   *
   * @return a number made of the answer
   */
  long run() throws IOException;

  /** Prepares what is done before the first answer. */
  static Workload of(String name, Path folder) throws IOException {
    return switch (name) {
      case "lookup-ipv4" -> lookupIpv4(open("geolite2-asn"));
      case "lookup-ipv6" -> lookupIpv6(open("geolite2-asn"));
      case "lookup-json" -> lookupJson(open("records/GeoLite2-City"));
      default -> opening(folder.resolve(name.substring("open-".length()) + ".nidx"));
    };
  }

  private static IndexReader open(String data) throws IOException {
    OpenOptions trusting = OpenOptions.defaults().trustRowsWithoutValidation();
    return IndexReader.open(BenchmarkFiles.index(data), trusting);
  }

  /** Opening with all checks, and one question about the first row. */
  private static Workload opening(Path file) {
    return () -> {
      try (IndexReader reader = IndexReader.open(file)) {
        MatchCursor first = reader.cursor().matchAll();
        return first.next() ? first.payloadOffset() : 0;
      }
    };
  }

  private static Workload lookupIpv4(IndexReader reader) {
    SplittableRandom random = new SplittableRandom(4);
    MatchCursor cursor = reader.cursor();
    return () -> offset(cursor.matchIpv4(random.nextInt()));
  }

  private static Workload lookupIpv6(IndexReader reader) {
    SplittableRandom random = new SplittableRandom(6);
    MatchCursor cursor = reader.cursor();
    return () ->
        offset(cursor.matchIpv6(0x2400L << 48 | random.nextLong() >>> 6, random.nextLong()));
  }

  private static long offset(MatchCursor match) {
    return match.next() ? match.payloadOffset() + match.payloadLength() : 0;
  }

  private static Workload lookupJson(IndexReader reader) {
    SplittableRandom random = new SplittableRandom(4);
    MatchCursor cursor = reader.cursor();
    RecordReader records = RecordReader.of(reader);
    RecordView view = records.view();
    RecordJsonWriter writer = RecordJsonWriter.of(records);
    return () -> {
      MatchCursor match = cursor.matchIpv4(random.nextInt());
      return match.next() ? writer.write(view.wrap(match)).size() : 0;
    };
  }
}
