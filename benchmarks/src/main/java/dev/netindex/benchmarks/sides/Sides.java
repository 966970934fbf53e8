package dev.netindex.benchmarks.sides;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.records.MapJson;
import java.io.IOException;
import java.nio.file.Path;

/** Opens sides by their names. */
final class Sides {
  private Sides() {}

  /**
   * Opens one.
   *
   * @param name what it is
   * @param addresses a file that {@link Addresses#write} wrote
   * @return the side, to be closed by the caller
   * @throws IOException if its data can't be read
   */
  static Side open(SideName name, Path addresses) throws IOException {
    Addresses asked = Addresses.read(addresses, name.family());
    return switch (name.kind()) {
      case "reads" -> new IndependentReads(name, asked);
      case "chained-reads" -> new DependentReads(name, asked);
      case "maxmind-fields", "maxmind-least" -> new MaxmindFields(name, asked);
      case "maxmind-json" -> new MaxmindJson(name, asked, new MapJson()::write);
      case "maxmind-databind" -> new MaxmindJson(name, asked, databind());
      default -> ours(name, new OpenedIndex(name, asked));
    };
  }

  private static MapWriter databind() {
    ObjectMapper mapper = new ObjectMapper();
    return record -> mapper.writeValueAsBytes(record).length;
  }

  private static Side ours(SideName name, OpenedIndex index) {
    return switch (name.kind()) {
      case "first" -> new FirstMatch(index);
      case "chained-first" -> new ChainedFirst(index);
      case "all" -> new AllMatches(index);
      case "longest" -> new LongestMatch(index);
      case "member" -> new Membership(index);
      case "member-batch" -> new BatchMembership(index);
      case "batch64" -> new BatchPayloads(index, 64);
      case "batch1024" -> new BatchPayloads(index, 1024);
      case "fields" -> new Fields(index, CityPaths.of(name.data()));
      case "json" -> new Json(index);
      default -> throw new IllegalArgumentException("no such side: " + name);
    };
  }
}
