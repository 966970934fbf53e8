package dev.netindex.format;

import java.util.ArrayList;
import java.util.List;

/** Random targets and texts of targets. */
final class RandomTargets {
  private RandomTargets() {}

  static Target next(SeededRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> new Target.Address(random.nextAddress());
      case 1 -> network(random);
      case 2 -> range(random);
      default -> new Target.Asn(1 + Math.floorMod(random.nextBits(), Target.Asn.MAX_NUMBER));
    };
  }

  static Target.Network network(SeededRandom random) {
    IpAddress address = random.nextAddress();
    return Target.Network.masking(address, random.nextInt(address.family().bits() + 1));
  }

  static Target.Range range(SeededRandom random) {
    IpAddress a = random.nextAddress();
    IpAddress b = random.oneIn(2) ? random.near(a) : random.nextAddress(a.family());
    return a.compareTo(b) <= 0 ? new Target.Range(a, b) : new Target.Range(b, a);
  }

  /** Text that mostly is a target, not always a canonical one. */
  static String text(SeededRandom random) {
    if (random.oneIn(2)) {
      return next(random).toString();
    }
    String address = TextVariants.of(random.nextAddress(), random);
    return switch (random.nextInt(3)) {
      case 0 -> address + "/" + random.nextInt(140);
      case 1 -> address + "-" + TextVariants.of(random.nextAddress(), random);
      default -> random.pick("AS", "as", "As", "aS") + (random.nextLong() >>> 30);
    };
  }

  static ParseOption[] options(SeededRandom random) {
    List<ParseOption> options = new ArrayList<>();
    for (ParseOption option : ParseOption.values()) {
      if (random.oneIn(2)) {
        options.add(option);
      }
    }
    return options.toArray(ParseOption[]::new);
  }
}
