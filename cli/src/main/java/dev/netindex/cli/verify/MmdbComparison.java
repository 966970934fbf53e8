package dev.netindex.cli.verify;

import dev.netindex.cli.verify.Difference.Kind;
import dev.netindex.cli.verify.ValueComparison.Mismatch;
import dev.netindex.codec.json.build.RecordKeys;
import dev.netindex.format.Family;
import dev.netindex.format.IpAddress;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import dev.netindex.format.reader.TargetKind;
import dev.netindex.source.mmdb.MmdbFile;
import dev.netindex.source.mmdb.MmdbOptions;
import dev.netindex.source.mmdb.MmdbProgress;
import dev.netindex.source.mmdb.MmdbSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Compares an index with an MMDB file: it must have exactly the networks of the file, each with the
 * record that MaxMind's reader finds. Networks come from both in the order of addresses, so that
 * one walk over each is enough; a record that many networks have is compared once for each payload
 * of the index that stands for it.
 */
public final class MmdbComparison {
  private final MmdbOracle oracle;
  private final MatchCursor cursor;
  private final IndexRecords records;
  private final ComparisonResult result = new ComparisonResult();
  private final RecordKeys keys = new RecordKeys();

  /** By the number that {@link #keys} gives a record, where the payload compared last is. */
  private long[] payloads = new long[16];

  private boolean more;

  private MmdbComparison(MmdbOracle oracle, IndexReader index) {
    this.oracle = oracle;
    this.cursor = index.cursor().matchAll();
    this.records = new IndexRecords(index);
    this.more = cursor.next();
  }

  /**
   * Compares.
   *
   * @param index an open index
   * @param path the MMDB file
   * @param options what was taken of it
   * @param progress told how far the walk over the file is
   * @return what differs
   * @throws IOException if the file can't be read, by MaxMind's reader in particular
   * @throws dev.netindex.source.mmdb.MmdbException if the file is wrong or exceeds a limit
   * @throws NetindexException if the index is wrong
   */
  public static ComparisonResult compare(
      IndexReader index, Path path, MmdbOptions options, MmdbProgress progress) throws IOException {
    try (MmdbFile file = MmdbFile.open(path);
        MmdbOracle oracle = new MmdbOracle(path, file, options)) {
      MmdbComparison comparison = new MmdbComparison(oracle, index);
      MmdbSource.of(file, options).forEachNetworkBits(comparison::network, progress);
      comparison.end();
      return comparison.result;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void network(Family family, long high, long low, int prefix, long key) {
    result.network();
    Target.Network network = new Target.Network(address(family, high, low), prefix);
    while (more && order(network) < 0) {
      unexpected();
    }
    // A range, or an address, of the same extent stands beside it.
    while (more && order(network) == 0 && !isThe(network)) {
      unexpected();
    }
    if (!more || order(network) > 0) {
      result.add(new Difference(Kind.MISSING, network.toString(), "", "", ""));
      return;
    }
    if (!wasCompared(key, cursor.payloadOffset())) {
      record(network, key);
    }
    more = cursor.next();
  }

  private void end() {
    while (more) {
      unexpected();
    }
  }

  private static IpAddress address(Family family, long high, long low) {
    return family == Family.IPV4 ? IpAddress.ofIpv4((int) low) : IpAddress.ofIpv6(high, low);
  }

  private void unexpected() {
    StringBuilder target = new StringBuilder();
    cursor.appendTarget(target);
    result.add(new Difference(Kind.UNEXPECTED, target.toString(), "", "", ""));
    more = cursor.next();
  }

  /** Returns where the index's row comes, relative to a network, in the order of the file. */
  private int order(Target.Network network) {
    if (cursor.kind() == TargetKind.ASN) {
      return 1;
    }
    int families = cursor.family().compareTo(network.family());
    if (families != 0) {
      return families;
    }
    int starts =
        address(cursor.family(), cursor.startHigh(), cursor.startLow()).compareTo(network.first());
    return starts != 0
        ? starts
        : address(cursor.family(), cursor.endHigh(), cursor.endLow()).compareTo(network.last());
  }

  private boolean isThe(Target.Network network) {
    return cursor.kind() == TargetKind.NETWORK && cursor.prefixLength() == network.prefix();
  }

  private boolean wasCompared(long key, long payload) {
    long number = keys.find(key);
    if (number == RecordKeys.ABSENT) {
      number = keys.size();
      keys.put(key, number);
      if (number == payloads.length) {
        payloads = Arrays.copyOf(payloads, 2 * payloads.length);
      }
    } else if (payloads[(int) number] == payload) {
      return true;
    }
    payloads[(int) number] = payload;
    return false;
  }

  private void record(Target.Network network, long key) {
    result.record();
    MmdbOracle.Answer answer;
    try {
      answer = oracle.ask(network, key);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Optional<Mismatch> mismatch = answer.doubt();
    if (mismatch.isEmpty()) {
      try {
        mismatch = ValueComparison.compare(answer.record(), records.record(cursor));
      } catch (NetindexException e) {
        String found = e.fault().text() + ": " + e.actual();
        mismatch = Optional.of(new Mismatch("", "a record", found));
      }
    }
    mismatch.ifPresent(
        where ->
            result.add(
                new Difference(
                    Kind.RECORD,
                    network.toString(),
                    where.path(),
                    where.expected(),
                    where.found())));
  }
}
