package dev.netindex.benchmarks.run;

import java.util.ArrayList;
import java.util.Collection;
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

  private final Map<String, List<Double>> scores = new TreeMap<>();
  private final Map<String, Double> allocated = new TreeMap<>();
  private String unit = "";

  void add(Collection<RunResult> round) {
    for (RunResult result : round) {
      String name = name(result.getParams());
      Result<?> score = result.getPrimaryResult();
      unit = score.getScoreUnit();
      scores.computeIfAbsent(name, _ -> new ArrayList<>()).add(score.getScore());
      Result<?> bytes = result.getSecondaryResults().get(ALLOCATED);
      if (bytes != null) {
        allocated.put(name, bytes.getScore());
      }
    }
  }

  private static String name(BenchmarkParams params) {
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

  String table() {
    StringBuilder table = new StringBuilder();
    table.append("| data | benchmark | median ").append(unit).append(" | lowest | highest |");
    table.append(" B/op |\n|---|---|---:|---:|---:|---:|\n");
    scores.forEach(
        (name, all) -> {
          List<Double> sorted = all.stream().sorted().toList();
          table.append(
              String.format(
                  Locale.ROOT,
                  "| %s | %s | %s | %s | %s |%n",
                  name,
                  rounded(median(sorted)),
                  rounded(sorted.getFirst()),
                  rounded(sorted.getLast()),
                  rounded(allocated.getOrDefault(name, Double.NaN))));
        });
    return table.toString();
  }

  private static double median(List<Double> sorted) {
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }

  /** Three or more digits, one of them after the point if there are no more before it. */
  private static String rounded(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }
}
