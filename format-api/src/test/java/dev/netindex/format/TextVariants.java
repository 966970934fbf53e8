package dev.netindex.format;

import java.util.Locale;

/** Texts of an address other than the canonical one, and texts that are nearly an address. */
final class TextVariants {
  private static final String SUSPICIOUS =
      "0123456789abcdefABCDEFgx.:/-%[]+ \t\n\0\u007F\u0660\uFF11\u212A\u2028\uD83D,;asAS'\"\\";

  private TextVariants() {}

  /** Writes an address with any case, leading zeros of groups, gap and IPv4 tail allowed. */
  static String of(IpAddress address, SeededRandom random) {
    if (address.isIpv4()) {
      return address.toString();
    }
    int groups = random.oneIn(3) ? 6 : 8;
    int gap = random.nextInt(groups);
    int gapEnd = gap;
    while (gapEnd < groups && group(address, gapEnd) == 0 && !random.oneIn(8)) {
      gapEnd++;
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < groups; i++) {
      if (i == gap && gapEnd > gap) {
        out.append("::");
        i = gapEnd - 1;
      } else {
        out.append(i == 0 || i == gapEnd && gapEnd > gap ? "" : ":");
        out.append(hex(group(address, i), random));
      }
    }
    if (groups == 6) {
      out.append(gapEnd == 6 && gapEnd > gap ? "" : ":");
      out.append(IpAddress.ofIpv4((int) address.low()));
    }
    return out.toString();
  }

  /** Inserts, deletes, replaces, repeats or swaps a few characters. */
  static String mutated(String text, SeededRandom random) {
    StringBuilder out = new StringBuilder(text);
    for (int n = random.nextInt(4); n >= 0; n--) {
      int at = random.nextInt(out.length() + 1);
      int end = Math.min(out.length(), at + 1 + random.nextInt(3));
      switch (random.nextInt(6)) {
        case 0 -> out.insert(at, random.pickChar(SUSPICIOUS));
        case 1 -> out.delete(at, end);
        case 2 -> out.replace(at, end, String.valueOf(random.pickChar(SUSPICIOUS)));
        case 3 -> out.insert(at, out.substring(at, end));
        case 4 -> out.insert(at, out.substring(random.nextInt(at + 1), at));
        default -> out.insert(at, random.pick("::", ":", ".", "0", "00", "1.2.3.4", "ffff:"));
      }
    }
    return out.toString();
  }

  private static int group(IpAddress address, int index) {
    return (int) ((index < 4 ? address.high() : address.low()) >>> 48 - 16 * (index % 4)) & 0xFFFF;
  }

  private static String hex(int group, SeededRandom random) {
    String text = Integer.toHexString(group);
    text = "0".repeat(random.nextInt(5 - text.length())) + text;
    return random.oneIn(3) ? text.toUpperCase(Locale.ROOT) : text;
  }
}
