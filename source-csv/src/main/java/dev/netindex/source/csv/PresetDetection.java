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
  private static final int MAX_STEP = 1 << 12;
  private static final int MAX_LINES = 50;

  private final List<String> lines = new ArrayList<>();
  private boolean commented;

  private PresetDetection(String text) {
    String[] all = text.split("\r\n|\n|\r");
    boolean lastIsWhole = text.endsWith("\n") || text.endsWith("\r");
    for (int i = 0; i < all.length; i++) {
      // A last line that may be cut counts only if there is no other.
      if (i < all.length - 1 || lastIsWhole || lines.isEmpty()) {
        add(all[i]);
      }
    }
  }

  private void add(String line) {
    if (line.startsWith("#") || line.startsWith(";")) {
      commented |= line.startsWith("#");
    } else if (!line.isBlank() && lines.size() < MAX_LINES) {
      lines.add(line);
    }
  }

  static Optional<CsvPreset> detect(byte[] start) {
    String text = text(start);
    return new PresetDetection(text.startsWith("\ufeff") ? text.substring(1) : text).preset();
  }

  /** Returns the text at the start, decompressed if need be. */
  private static String text(byte[] start) {
    byte[] bytes = new byte[MAX_BYTES];
    int length = 0;
    try (Input input = Input.open(new ByteArrayInputStream(start), "")) {
      int n = 0;
      while (n >= 0 && length < MAX_BYTES) {
        n = input.read(bytes, length, Math.min(MAX_STEP, MAX_BYTES - length));
        length += Math.max(n, 0);
      }
    } catch (IOException e) {
      // Compressed data that goes on behind what was given; what came before is all there is.
      return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private Optional<CsvPreset> preset() {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    if (lines.stream().allMatch(LineShape::isListed)) {
      return Optional.of(CsvPreset.BLOCK_LIST);
    }
    return LineShape.isIpinfo(lines.getFirst()) ? Optional.of(CsvPreset.IPINFO) : sameInAll();
  }

  /** Finds the preset that every line has, with the same layout. */
  private Optional<CsvPreset> sameInAll() {
    Optional<LineShape> first = LineShape.of(lines.getFirst(), commented);
    boolean same = lines.stream().allMatch(line -> LineShape.of(line, commented).equals(first));
    return same ? first.map(LineShape::preset) : Optional.empty();
  }
}
