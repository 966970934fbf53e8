package dev.netindex.cli.command;

import dev.netindex.cli.console.Progress;
import dev.netindex.cli.source.SourceFile;
import dev.netindex.cli.source.SourceProgress;
import java.io.IOException;
import java.util.List;

/** Shows how far one pass over all the sources of a build is. */
final class PassProgress {
  private final Progress progress;
  private final String what;
  private final long total;
  private long rowsBefore;
  private long bytesBefore;
  private long rows;

  /** Takes what is being done, such as "reading". */
  PassProgress(Progress progress, String what, List<SourceFile> sources) throws IOException {
    this.progress = progress;
    this.what = what;
    long sum = 0;
    for (SourceFile source : sources) {
      long bytes = source.bytes();
      sum = bytes < 0 || sum < 0 ? -1 : sum + bytes;
    }
    this.total = sum;
  }

  /** Returns what to tell while a source is read. */
  SourceProgress on(SourceFile source) {
    return (sourceRows, bytes) -> {
      rows = sourceRows;
      progress.update(
          what + " " + source.name(),
          rowsBefore + sourceRows,
          bytesBefore + bytes,
          total,
          System.nanoTime());
    };
  }

  /** Goes on to the next source. */
  void done(SourceFile source) throws IOException {
    rowsBefore += rows;
    rows = 0;
    bytesBefore += Math.max(0, source.bytes());
  }
}
