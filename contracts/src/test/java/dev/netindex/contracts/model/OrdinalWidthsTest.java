package dev.netindex.contracts.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.oracle.Answers;
import dev.netindex.contracts.oracle.Assertion;
import dev.netindex.contracts.oracle.PlainAddress;
import dev.netindex.contracts.oracle.PlainTarget;
import dev.netindex.contracts.oracle.PlainWriter;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.PayloadForm;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Payloads of one length, so many that their ordinals take one byte and more. */
final class OrdinalWidthsTest {
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "256, 1", "257, 2", "40000, 2", "65536, 2", "65537, 3", "70000, 3"})
  void everyOrdinalLeadsToItsPayload(int distinct, int width) {
    List<Assertion> rows = new ArrayList<>();
    for (int i = 0; i < distinct + 9; i++) {
      PlainTarget target = PlainTarget.address(PlainAddress.v4(i * 3L));
      rows.add(new Assertion(target, i, "%08x".formatted(i % distinct)));
    }
    byte[] file = Built.file(rows);
    assertArrayEquals(PlainWriter.file(rows, ""), file);
    IndexReader reader = IndexReader.open(file);
    assertEquals(PayloadForm.FIXED, reader.inspect().payloads().form());
    assertEquals(width, reader.inspect().payloads().referenceWidth());
    List<Assertion> seen = new ArrayList<>();
    reader.visitAll(match -> seen.add(Answers.of(match)));
    assertEquals(rows, seen);
  }
}
