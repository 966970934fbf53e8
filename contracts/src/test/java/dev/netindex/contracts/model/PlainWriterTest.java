package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.golden.GoldenAnswers;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.contracts.golden.GoldenText;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.contracts.oracle.PlainWriter;
import dev.netindex.format.builder.IndexBuilder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The builder's bytes against those of a second writer that shares nothing with it. */
final class PlainWriterTest {
  static List<GoldenAnswers> cases() {
    return GoldenAnswers.all().stream()
        .filter(golden -> !golden.name().startsWith("external-"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theSecondWriterWritesTheCratesBytes(GoldenAnswers golden) {
    List<Assertion> rows = new ArrayList<>();
    for (String line : GoldenFiles.lines(golden.name() + ".tsv")) {
      String[] columns = line.split("\t", -1);
      rows.add(
          new Assertion(
              PlainTarget.parse(columns[0]),
              rows.size(),
              Assertion.text(GoldenText.bytes(columns[1]))));
    }
    assertArrayEquals(golden.file(), PlainWriter.file(rows, golden.metadata()));
  }

  @Test
  void theBuilderWritesTheSecondWritersBytes() {
    Rounds.run(
        96,
        (random, round) -> {
          List<Assertion> rows = RandomRows.rows(random, round);
          String metadata = random.nextBoolean() ? "" : "release\u0000" + random.nextInt();
          IndexBuilder builder = Built.builder(rows);
          builder.metadata(metadata.getBytes(StandardCharsets.ISO_8859_1));
          Set<String> payloads = new HashSet<>();
          rows.forEach(row -> payloads.add(row.payload()));
          assertEquals(payloads.size(), builder.distinctPayloads());
          assertArrayEquals(PlainWriter.file(rows, metadata), builder.toByteArray());
        });
  }
}
