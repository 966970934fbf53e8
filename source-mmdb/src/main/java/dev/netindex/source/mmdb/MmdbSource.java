package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordSink;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.Target;
import java.util.function.LongConsumer;

/**
 * The networks and records of an MMDB file as targets and values. Networks come once, in the order
 * of addresses: first IPv4 networks as such, though a file of IP version 6 keeps them in {@code
 * ::/96}, then those of IPv6. A file can be walked any number of times.
 *
 * <p>A record that covers all of {@code ::/96}, as that of {@code ::/64}, answers IPv4 addresses as
 * well: it comes as {@code 0.0.0.0/0} and, unless it is that of {@code ::/96} itself, as the IPv6
 * network. Networks in {@code ::ffff:0:0/96} that are not the IPv4 networks again stay IPv6.
 *
 * <p>Hostile files end with {@link MmdbException} in bounded time and memory: the walk visits at
 * most 16 times the nodes of the tree and 2<sup>20</sup>; a record has at most 512 levels, 65,536
 * values, and 2 MiB of text with keys and bytes, counted as it unfolds through its pointers.
 *
 * <p>Belongs to one thread, and ends its use with that of the file.
 */
public final class MmdbSource {
  private final MmdbFile file;
  private final MmdbOptions options;
  private final RecordDecoder decoder;

  private MmdbSource(MmdbFile file, MmdbOptions options) {
    this.file = file;
    this.options = options;
    this.decoder = new RecordDecoder(file.tree().data(), Selection.of(options));
  }

  /**
   * Makes a source.
   *
   * @param file stays the caller's, to be closed when the source is not used any more
   * @param options what to take
   * @return for one thread
   */
  public static MmdbSource of(MmdbFile file, MmdbOptions options) {
    return new MmdbSource(file, options);
  }

  /**
   * Visits the key of every distinct record that networks have, in the order of their first
   * networks. Distinct means that the tree leads to different places in the data.
   *
   * @param visitor takes each key once
   * @throws MmdbException if the tree is wrong, or a record that had to be read
   */
  public void forEachRecord(LongConsumer visitor) {
    KeySet seen = new KeySet();
    walk(
        false,
        (family, high, low, prefix, key) -> {
          if (seen.add(key)) {
            visitor.accept(key);
          }
        },
        MmdbProgress.NONE);
  }

  /**
   * Decodes what is selected of a record. Parts to which the file points from several places are
   * often the same object, as far as the bounded cache of the source goes.
   *
   * <p>A key that comes twice in a map counts once, with its last value, as in MaxMind's readers.
   *
   * @param key of this source
   * @return a map without members if nothing is selected
   * @throws MmdbException if the record is wrong or exceeds a limit, or there is none with this key
   */
  public RecordValue record(long key) {
    try {
      RecordValue value = decoder.decode(key);
      MappedFaults.settle();
      return value;
    } catch (InternalError gone) {
      throw MappedFaults.changed(file.name(), gone);
    }
  }

  /**
   * Visits every network.
   *
   * @param visitor takes the networks
   * @param progress is told now and then
   * @return what was visited and what left out
   * @throws MmdbException if the tree is wrong, or a record that had to be read
   */
  public MmdbReport forEachNetwork(NetworkVisitor visitor, MmdbProgress progress) {
    return forEachNetworkBits(
        (family, high, low, prefix, key) -> visitor.network(target(family, high, low, prefix), key),
        progress);
  }

  /**
   * Visits every network without making an object for it.
   *
   * @param visitor takes the networks
   * @param progress is told now and then
   * @return what was visited and what left out
   * @throws MmdbException if the tree is wrong, or a record that had to be read
   */
  public MmdbReport forEachNetworkBits(NetworkBitsVisitor visitor, MmdbProgress progress) {
    return walk(options.aliases(), visitor, progress);
  }

  /**
   * Passes on every network with its decoded record. Networks one after another that have the same
   * record get the same object.
   *
   * @param sink takes the rows
   * @param progress is told now and then
   * @return what was passed on and what left out
   * @throws MmdbException if the tree or a record is wrong
   */
  public MmdbReport read(RecordSink sink, MmdbProgress progress) {
    LatestRecord latest = new LatestRecord(this);
    return forEachNetwork((network, key) -> sink.accept(network, latest.record(key)), progress);
  }

  private MmdbReport walk(boolean aliases, NetworkBitsVisitor visitor, MmdbProgress progress) {
    EmptyRecords leftOut = options.keepsEmptyRecords() ? null : new EmptyRecords(decoder);
    try {
      MmdbReport report = new NetworkWalk(file, aliases, leftOut, visitor, progress).run();
      MappedFaults.settle();
      return report;
    } catch (InternalError gone) {
      throw MappedFaults.changed(file.name(), gone);
    }
  }

  private static Target.Network target(Family family, long high, long low, int prefix) {
    IpAddress address =
        family == Family.IPV4 ? IpAddress.ofIpv4((int) low) : IpAddress.ofIpv6(high, low);
    return new Target.Network(address, prefix);
  }
}
