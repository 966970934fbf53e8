package dev.netindex.codec.json.text;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.ParseOption;
import dev.netindex.format.Target;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The members of objects that are their target. */
final class TargetMembers {
  private static final List<List<String>> KNOWN =
      Stream.of(
              Stream.of(
                  "network",
                  "cidr",
                  "prefix",
                  "iprange",
                  "ipnetwork",
                  "ipprefix",
                  "subnet",
                  "netblock",
                  "range",
                  "target"),
              pairs(),
              Stream.of("ip", "address", "ipaddress", "addr", "ipaddr", "asn", "asnumber"))
          .flatMap(names -> names)
          .map(name -> List.of(name.split(" ")))
          .toList();

  private final ParseOption[] options;
  private List<String> names;

  /** Takes one name, two for a range, or none if the first object is to tell. */
  TargetMembers(List<String> names, ParseOption... options) {
    this.names = names;
    this.options = options;
  }

  private static Stream<String> pairs() {
    List<String> ends = List.of("start end", "start last", "first last", "from to", "begin end");
    return Stream.of("%", "%ip", "ip%", "%address", "address%", "%ipaddress", "range%", "network%")
        .flatMap(pattern -> ends.stream().map(two -> pair(pattern, two.split(" "))));
  }

  private static String pair(String pattern, String... ends) {
    return pattern.replace("%", ends[0]) + ' ' + pattern.replace("%", ends[1]);
  }

  /** Returns the target of an object. */
  Target target(ObjectValue object) {
    if (names.isEmpty()) {
      names = find(object);
    }
    RecordValue first = value(object, names.getFirst());
    if (names.size() == 1) {
      return single(first);
    }
    IpAddress start = address(first, names.getFirst());
    IpAddress end = address(value(object, names.getLast()), names.getLast());
    return new Target.Range(start, end);
  }

  /** Returns the object without the members of its target. */
  ObjectValue without(ObjectValue object) {
    return new ObjectValue(
        object.members().stream().filter(member -> !names.contains(member.name())).toList());
  }

  private static List<String> find(ObjectValue object) {
    List<String> plain = object.members().stream().map(member -> plain(member.name())).toList();
    for (List<String> known : KNOWN) {
      if (plain.containsAll(known)) {
        return known.stream()
            .map(name -> object.members().get(plain.indexOf(name)).name())
            .toList();
      }
    }
    throw refused("a member such as network, ip, asn, or start and end, or a named one", "none");
  }

  private static String plain(String name) {
    StringBuilder out = new StringBuilder(name.length());
    name.chars().filter(c -> c != '_' && c != '-' && c != ' ').forEach(c -> out.append((char) c));
    return out.toString().toLowerCase(Locale.ROOT);
  }

  private static RecordValue value(ObjectValue object, String name) {
    for (Member member : object.members()) {
      if (member.name().equals(name)) {
        return member.value();
      }
    }
    throw refused("a member called " + name, "none");
  }

  private Target single(RecordValue value) {
    return switch (value) {
      case RecordValue.TextValue text -> Target.parse(text.text(), options);
      case RecordValue.IntegerValue number -> new Target.Asn(number.value());
      default -> throw refused("text or an AS number in " + names.getFirst(), "another value");
    };
  }

  private IpAddress address(RecordValue value, String name) {
    if (value instanceof RecordValue.TextValue text) {
      return IpAddress.parse(text.text(), options);
    }
    throw refused("an address as text in " + name, "another value");
  }

  private static InvalidInputException refused(String expected, String actual) {
    return new InvalidInputException(
        Fault.TARGET_TEXT, NetindexException.NO_OFFSET, expected, actual);
  }
}
