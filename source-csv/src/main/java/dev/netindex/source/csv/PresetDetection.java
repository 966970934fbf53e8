package dev.netindex.source.csv;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Recognises presets by the first lines of a file. */
final class PresetDetection {
  private static final int MAX_BYTES = 1 << 16;
  private static final int MAX_LINES = 50;

  private final List<String> lines = new ArrayList<>();
  private boolean commented;

  private PresetDetection(String text) {
    for (String line : text.split("\r\n|\n|\r")) {
      if (line.startsWith("#") || line.startsWith(";")) {
        commented |= line.startsWith("#");
      } else if (!line.isBlank() && lines.size() < MAX_LINES) {
        lines.add(line);
      }
    }
  }

  static Optional<CsvPreset> detect(byte[] start) {
    return new PresetDetection(text(start)).preset();
  }

  /** Returns the whole lines at the start, decompressed if need be. */
  private static String text(byte[] start) {
    byte[] bytes = new byte[MAX_BYTES];
    int length = 0;
    boolean complete = false;
    try (Input input = Input.open(new ByteArrayInputStream(start), "")) {
      int n = 0;
      while (n >= 0 && length < MAX_BYTES) {
        n = input.read(bytes, length, MAX_BYTES - length);
        length += Math.max(n, 0);
      }
      complete = n < 0;
    } catch (IOException e) {
      // Compressed data that ends within what was given; what came before is all there is to see.
      complete = false;
    }
    String text = new String(bytes, 0, length, StandardCharsets.UTF_8);
    int end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    String whole = end < 0 ? (complete ? text : "") : text.substring(0, end);
    return whole.startsWith("\ufeff") ? whole.substring(1) : whole;
  }

  private Optional<CsvPreset> preset() {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    if (lines.stream().allMatch(PresetShapes::isTarget)) {
      return Optional.of(CsvPreset.BLOCK_LIST);
    }
    return PresetShapes.isIpinfo(lines.getFirst()) ? Optional.of(CsvPreset.IPINFO) : sameInAll();
  }

  /** Finds the preset that every line has. */
  private Optional<CsvPreset> sameInAll() {
    Optional<CsvPreset> first = PresetShapes.of(lines.getFirst(), commented);
    boolean same = lines.stream().allMatch(line -> PresetShapes.of(line, commented).equals(first));
    return same ? first : Optional.empty();
  }
}
