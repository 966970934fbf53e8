package dev.netindex.benchmarks.sides;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.netindex.benchmarks.data.Addresses;
import dev.netindex.benchmarks.records.MapJson;
import java.io.IOException;
import java.nio.file.Path;

/** Opens sides by their names. */
public final class Sides {
  private Sides() {}

  /**
   * Opens one.
   *
   * @param name what it is
   * @param addresses a file that {@link Addresses#write} wrote
   * @return the side, to be closed by the caller
   * @throws IOException if its data can't be read
   */
  public static Side open(SideName name, Path addresses) throws IOException {
    return switch (name.kind()) {
      case "utf8" -> new Utf8Check(name);
      case "utf8-string" -> new JdkString(name);
      case "utf8-decoder" -> new JdkDecoder(name);
      case "utf8-ascii" -> new JdkAsciiCheck(name);
      default -> open(name, Addresses.read(addresses, name.family()));
    };
  }

  /**
   * Opens one.
   *
   * @param name what it is
   * @param asked the addresses
   * @return the side, to be closed by the caller
   * @throws IOException if its data can't be read
   */
  public static Side open(SideName name, Addresses asked) throws IOException {
    return switch (name.kind()) {
      case "reads" -> new IndependentReads(name, asked);
      case "chained-reads" -> new DependentReads(name, asked);
      case "longs" -> new BinarySearch(name, asked);
      case "tree-map" -> new FloorEntry(name, asked);
      case "guava" -> new RangeMapSide(name, asked);
      case "trie" -> new TrieSide(name, asked);
      case "chained-maxmind" -> new ChainedMaxmind(name, asked);
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

  /** Makes a side that asks an open index. */
  static Side ours(SideName name, OpenedIndex index) {
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
      case "fields-batch" -> new FieldsBatch(index, CityPaths.of(name.data()));
      case "json" -> new Json(index);
      default -> throw new IllegalArgumentException("no such side: " + name);
    };
  }
}
