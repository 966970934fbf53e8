package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random and hostile text in every preset: rows or documented errors, the same each time. */
class RandomPresetTest {
  private static final String[] ROWS = {
    "\"16777216\",\"16777471\",\"AU\",\"Australia\"",
    "\"281470698520576\",\"281470698520831\",\"-\",\"-\"",
    "\"1\",\"2\",\"1.0.0.0/24\",\"13335\",\"-\"",
    "\"1\",\"2\",\"PUB\",\"US\",\"x\"",
    "1.0.0.0,1.0.0.255,AU",
    "16777216,16777471,AU",
    "1.0.0.0,1.0.0.255,13335,\"A, \"\"B\"\"\"",
    "network,asn,as_domain",
    "1.0.0.0/24,AS1,x",
    "1.0.0.0/24\t15169",
    "1.0.0.0\t24\t1_2",
    "1.0.0.0/24 ; x",
    "::1 # \u00e9",
    "# x",
    "; \"x"
  };

  private static byte[] text(Random random) {
    StringBuilder text = new StringBuilder();
    String common = ROWS[random.nextInt(ROWS.length)];
    for (int i = random.nextInt(12); i > 0; i--) {
      text.append(random.nextInt(3) == 0 ? ROWS[random.nextInt(ROWS.length)] : common);
      text.append(random.nextInt(9) == 0 ? "\r" : "\n");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    for (int i = bytes.length == 0 ? 0 : random.nextInt(3); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] =
          random.nextBoolean()
              ? (byte) random.nextInt()
              : (byte) "\",\t#;-0".charAt(random.nextInt(7));
    }
    return bytes;
  }

  @Test
  void randomTextGivesTheSameRowsInEveryForm() {
    SeededRandom.repeat(
        3_000,
        random -> {
          byte[] bytes = text(random);
          CsvPreset detected = CsvPreset.detect(bytes).orElse(CsvPreset.BLOCK_LIST);
          CsvPreset[] presets = CsvPreset.values();
          CsvPreset preset =
              random.nextBoolean() ? detected : presets[random.nextInt(presets.length)];
          CsvSource.Builder source =
              CsvSource.builder()
                  .preset(preset)
                  .skipBadRows(random.nextBoolean())
                  .literal(random.nextBoolean())
                  .maskHostBits(random.nextBoolean());
          List<String> typed = new ArrayList<>();
          String report = typed(source.build(), bytes, typed);
          List<String> again = new ArrayList<>();
          assertEquals(report, typed(source.build(), bytes, again));
          assertEquals(typed, again);
          List<String> targets = new ArrayList<>();
          assertEquals(report, json(source.build(), bytes, targets));
          assertEquals(targets, typed.stream().map(row -> row.split(" ", 2)[0]).toList());
        });
  }

  private static String typed(CsvSource source, byte[] bytes, List<String> rows)
      throws IOException {
    try {
      return source
          .readRecords(
              new ByteArrayInputStream(bytes),
              "in",
              (target, value) -> {
                checkNames(value);
                rows.add(target + " " + value);
              },
              ImportProgress.NONE)
          .toString();
    } catch (RowException e) {
      return checked(e);
    }
  }

  private static void checkNames(RecordValue value) {
    Set<String> names = new HashSet<>();
    for (Member member : ((ObjectValue) value).members()) {
      assertTrue(names.add(member.name()), member.name());
    }
  }

  private static String json(CsvSource source, byte[] bytes, List<String> targets)
      throws IOException {
    try {
      return source
          .read(
              new ByteArrayInputStream(bytes),
              "in",
              (target, payload) -> targets.add(target.toString()),
              ImportProgress.NONE)
          .toString();
    } catch (RowException e) {
      return checked(e);
    }
  }

  private static String checked(RowException e) {
    String message = e.getMessage();
    assertTrue(e.error().line() >= 1);
    assertTrue(message.length() < 600, message);
    assertTrue(message.chars().noneMatch(Character::isISOControl), message);
    return message;
  }
}
