package dev.netindex.contracts.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.pool.StringPool;
import dev.netindex.codec.json.pool.ValuePool;
import dev.netindex.codec.json.pool.ValuePoolBuilder;
import dev.netindex.contracts.golden.GoldenFiles;
import dev.netindex.contracts.golden.GoldenText;
import dev.netindex.format.Limits;
import dev.netindex.format.spi.Utf8Validators;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ValuePoolGoldenTest {
  private static final byte[] POOL = GoldenFiles.bytes("values.bin");

  /** An insertion of the crate's builder: a value and the id it got. */
  private record Insertion(long id, byte[] value) {}

  private static List<Insertion> insertions() {
    return GoldenFiles.lines("values.expected.tsv").stream()
        .map(line -> line.split("\t", -1))
        .map(columns -> new Insertion(Long.parseLong(columns[0]), GoldenText.bytes(columns[1])))
        .toList();
  }

  private static ValuePool open(byte[] pool) {
    return ValuePool.open(MemorySegment.ofArray(pool), Limits.CRATE);
  }

  @Test
  void theBuilderGivesTheCratesIdsAndBytes() {
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.CRATE);
    List<Insertion> insertions = insertions();
    assertEquals(8, insertions.size());
    for (Insertion insertion : insertions) {
      assertEquals(insertion.id(), builder.intern(insertion.value()));
    }
    assertArrayEquals(POOL, builder.toByteArray());
    assertEquals(POOL.length, builder.byteSize());
  }

  @Test
  void theReaderGivesTheInsertedValues() {
    ValuePool pool = open(POOL);
    StringPool texts = StringPool.of(pool, Utf8Validators.builtIn());
    assertEquals(5, pool.size());
    for (Insertion insertion : insertions()) {
      byte[] value = insertion.value();
      assertArrayEquals(value, pool.get(insertion.id()).toArray(ValueLayout.JAVA_BYTE));
      assertEquals(value.length, pool.length(insertion.id()));
      assertEquals(new String(value, StandardCharsets.UTF_8), texts.text(insertion.id()));
    }
    assertFalse(texts.needsJsonEscapes());
  }

  @Test
  void theEmptyPoolIsTheCrates() {
    byte[] empty = GoldenFiles.bytes("values-empty.bin");
    ValuePoolBuilder builder = new ValuePoolBuilder(Limits.CRATE);
    assertTrue(builder.isEmpty());
    assertArrayEquals(empty, builder.toByteArray());
    assertEquals(0, open(empty).size());
  }

  @Test
  void everyDamageIsTakenOrRefusedAsTheCrateDoes() {
    List<String> lines = GoldenFiles.lines("values.mutations.tsv");
    assertEquals(175, lines.size());
    for (String line : lines) {
      String[] columns = line.split("\t");
      byte[] damaged = columns.length == 2 ? POOL : damage(columns[0], columns[1]);
      assertEquals(columns[columns.length - 1], outcome(damaged), line);
    }
  }

  private static byte[] damage(String change, String where) {
    int position = Integer.parseInt(where);
    if (change.equals("truncate")) {
      return Arrays.copyOf(POOL, position);
    }
    byte[] damaged = POOL.clone();
    damaged[position] ^= (byte) Integer.parseInt(change.substring("xor".length()), 16);
    return damaged;
  }

  private static String outcome(byte[] damaged) {
    String bytes = CrateWords.outcome(() -> "" + open(damaged).size());
    String texts = CrateWords.outcome(() -> "" + openTexts(damaged).size());
    return texts.equals(bytes) ? bytes : "pool " + bytes + ", strings: " + texts;
  }

  private static StringPool openTexts(byte[] pool) {
    return StringPool.open(MemorySegment.ofArray(pool), 0, pool.length, Limits.CRATE);
  }
}
