package dev.netindex.benchmarks.run;

import dev.netindex.benchmarks.sides.SideName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What several rounds measured, as a table in Markdown. A round runs every benchmark once, each in
 * a JVM of its own, so that a slow minute of the machine meets different ones each time; the median
 * of the rounds is what counts, the lowest and highest show the noise.
 */
final class Summary {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  private final Map<String, Series> cases = new TreeMap<>();
  private String unit = "";

  /** One value for each round. */
  private record Series(List<Double> elapsed, List<Double> processor, List<Double> allocated) {
    Series() {
      this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  void add(Collection<RunResult> round) {
    for (RunResult result : round) {
      BenchmarkParams params = result.getParams();
      Series series = cases.computeIfAbsent(name(params), _ -> new Series());
      unit = result.getPrimaryResult().getScoreUnit();
      series.elapsed.add(result.getPrimaryResult().getScore());
      series.processor.add(
          secondary(result, CpuTimeProfiler.NAME) / params.getTimeUnit().toNanos(1));
      series.allocated.add(secondary(result, ALLOCATED));
    }
  }

  private static double secondary(RunResult result, String name) {
    Result<?> found = result.getSecondaryResults().get(name);
    return found == null ? Double.NaN : found.getScore();
  }

  private static String name(BenchmarkParams params) {
    if (params.getParamsKeys().contains("side")) {
      SideName side = SideName.parse(params.getParam("side"));
      return side.question() + " | " + side.way() + threads(params.getThreads());
    }
    StringBuilder name = new StringBuilder();
    for (String key : params.getParamsKeys()) {
      if (!key.equals("cache")) {
        name.append(params.getParam(key)).append(' ');
      }
    }
    String method = params.getBenchmark();
    int start = method.lastIndexOf('.', method.lastIndexOf('.') - 1) + 1;
    name.append("| ").append(method.substring(start).replace("Benchmark.", " "));
    if (params.getParamsKeys().contains("cache")) {
      name.append(", cache ").append(params.getParam("cache"));
    }
    return name.toString();
  }

  private static String threads(int count) {
    return count == 1 ? "" : ", " + count + " threads";
  }

  String table() {
    StringBuilder table = new StringBuilder();
    table.append(
        "| data | benchmark | %s | lowest | highest | on processor | B/op |%n".formatted(unit));
    table.append("|---|---|---:|---:|---:|---:|---:|\n");
    cases.forEach(
        (name, series) ->
            table.append(
                "| %s | %s | %s | %s | %s | %s |%n"
                    .formatted(
                        name,
                        rounded(median(series.elapsed)),
                        rounded(Collections.min(series.elapsed)),
                        rounded(Collections.max(series.elapsed)),
                        rounded(median(series.processor)),
                        rounded(median(series.allocated)))));
    return table.toString();
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }

  /** Three or more digits, one of them after the point if there are no more before it. */
  private static String rounded(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }
}
