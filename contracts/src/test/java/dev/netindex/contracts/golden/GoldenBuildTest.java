package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import dev.netindex.format.builder.IndexBuilder;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same insertions give the same bytes as the other implementation of the format. */
class GoldenBuildTest {
  private static final int CASES = 52;

  static Stream<GoldenCase> builtInMemory() {
    return GoldenCase.all().stream().filter(golden -> golden.options().isEmpty());
  }

  @Test
  void allCasesAreThere() {
    assertTrue(builtInMemory().count() >= CASES, () -> builtInMemory().count() + " cases");
  }

  @ParameterizedTest
  @MethodSource("builtInMemory")
  void writesTheSameBytes(GoldenCase golden) {
    byte[] built = build(golden).toByteArray();

    assertArrayEquals(golden.index(), built);
  }

  @ParameterizedTest
  @MethodSource("builtInMemory")
  void isTheFileOfTheManifest(GoldenCase golden) throws Exception {
    byte[] file = golden.index();

    assertEquals(golden.bytes(), file.length);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(file);
    assertEquals(golden.sha256(), HexFormat.of().formatHex(digest));
  }

  /** Families as written: the crate takes a mapped address for IPv6. */
  private static IndexBuilder build(GoldenCase golden) {
    IndexBuilder builder = new IndexBuilder().metadata(golden.metadata());
    for (GoldenCase.Insertion row : golden.insertions()) {
      builder.add(Target.parse(row.target(), ParseOption.LITERAL_FAMILY), row.payload());
    }
    return builder;
  }
}
