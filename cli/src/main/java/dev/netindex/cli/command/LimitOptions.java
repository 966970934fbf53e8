package dev.netindex.cli.command;

import dev.netindex.cli.console.UsageFailure;
import dev.netindex.format.Limits;
import picocli.CommandLine.Option;

/** How large an index may be that is opened or built. */
final class LimitOptions {
  @Option(
      names = "--limit-records",
      paramLabel = "N",
      description = "Refuse an index of more records. The format's limit is 4294967295.")
  private long records = Limits.FORMAT.records();

  @Option(names = "--limit-bytes", paramLabel = "N", description = "Refuse an index of more bytes.")
  private long bytes = Limits.FORMAT.fileBytes();

  Limits limits() {
    if (records < 0 || records > Limits.FORMAT_RECORDS) {
      throw new UsageFailure("--limit-records: expected 0 to 4294967295, found " + records);
    }
    if (bytes < 0) {
      throw new UsageFailure("--limit-bytes: expected 0 or more, found " + bytes);
    }
    return new Limits(records, bytes);
  }
}
