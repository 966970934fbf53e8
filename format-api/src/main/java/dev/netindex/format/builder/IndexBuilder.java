package dev.netindex.format.builder;

import dev.netindex.format.Family;
import dev.netindex.format.Fault;
import dev.netindex.format.IpTarget;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.Limits;
import dev.netindex.format.NetindexException;
import dev.netindex.format.Target;
import dev.netindex.format.layout.AtomicPublisher;
import dev.netindex.format.layout.IndexEncoder;
import dev.netindex.format.layout.IndexPlan;
import dev.netindex.format.layout.LargestForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Builds an index file in memory.
 *
 * <pre>{@code
 * IndexBuilder builder = new IndexBuilder();
 * builder.add(Target.parse("192.0.2.0/24"), "documentation".getBytes(UTF_8));
 * builder.publishTo(Path.of("example.nidx"));
 * }</pre>
 *
 * <p>The bytes of the file follow from the insertions, their order, and the metadata, and from
 * nothing else. A builder can be written more than once, and added to in between. It belongs to one
 * thread.
 *
 * <p>Memory: 20 bytes for an IPv4 row, 44 for an IPv6 row, 12 for an ASN row; for each distinct
 * payload its bytes and about 25 more. While rows are sorted, unless they were added in order,
 * those of one kind are held twice (16, 40 and 8 bytes a row).
 */
public final class IndexBuilder {
  private static final long MAX_ARRAY_BYTES = Integer.MAX_VALUE - 8;

  private final Limits limits;
  private final IpRows ipv4 = new IpRows(Family.IPV4);
  private final IpRows ipv6 = new IpRows(Family.IPV6);
  private final AsnRows asn = new AsnRows();
  private final Payloads payloads;
  private MemorySegment metadata = MemorySegment.ofArray(new byte[0]);

  /** Makes an empty builder that is limited by nothing but the format. */
  public IndexBuilder() {
    this(Limits.FORMAT);
  }

  /**
   * Makes an empty builder.
   *
   * @param limits bounds on the file
   */
  public IndexBuilder(Limits limits) {
    this(limits, SipHash.withRandomKey());
  }

  IndexBuilder(Limits limits, PayloadHash hash) {
    this.limits = Objects.requireNonNull(limits, "limits");
    payloads = new Payloads(hash);
  }

  /**
   * Adds an assertion.
   *
   * @param target what it is about
   * @param payload what it says, perhaps empty; is copied
   * @return the record id: how many assertions were added before
   * @throws LimitExceededException if there would be too many records, or if the file, with every
   *     part in its largest form, could become too long; the builder is unchanged and usable
   */
  public long add(Target target, byte[] payload) {
    return add(target, MemorySegment.ofArray(payload));
  }

  /**
   * Adds an assertion.
   *
   * @param target what it is about
   * @param payload what it says, perhaps empty; is copied
   * @return the record id: how many assertions were added before
   * @throws LimitExceededException if there would be too many records, or if the file, with every
   *     part in its largest form, could become too long; the builder is unchanged and usable
   */
  public long add(Target target, MemorySegment payload) {
    Objects.requireNonNull(target, "target");
    long hash = payloads.hash(payload);
    long known = payloads.find(payload, hash);
    sizeWith(target, known < 0 ? payload.byteSize() : 0).check(limits);
    reserve(target);
    long ordinal = known < 0 ? payloads.append(payload, hash) : known;
    return refer(target, ordinal);
  }

  /**
   * Adds an assertion that says the same as an earlier one, without reading the payload again: for
   * sources that know which of their rows are alike.
   *
   * @param target what it is about
   * @param recordId the earlier assertion
   * @return the record id: how many assertions were added before
   * @throws IndexOutOfBoundsException if there is no such assertion yet
   * @throws LimitExceededException if there would be too many records, or if the file, with every
   *     part in its largest form, could become too long; the builder is unchanged and usable
   */
  public long addSame(Target target, long recordId) {
    Objects.requireNonNull(target, "target");
    Objects.checkIndex(recordId, size());
    sizeWith(target, 0).check(limits);
    reserve(target);
    return refer(target, payloads.ordinal(recordId));
  }

  /** Adds the row of an assertion for which everything is reserved. */
  private long refer(Target target, long ordinal) {
    long id = payloads.records();
    payloads.refer(ordinal);
    switch (target) {
      case IpTarget ip -> rows(ip).add(ip, id);
      case Target.Asn number -> asn.add(number.number(), id);
    }
    return id;
  }

  private LargestForm sizeWith(Target target, long newBytes) {
    boolean isIpv4 = target instanceof IpTarget ip && ip.family() == Family.IPV4;
    boolean isAsn = target instanceof Target.Asn;
    return new LargestForm(
        ipv4.rows() + (isIpv4 ? 1 : 0),
        ipv6.rows() + (isIpv4 || isAsn ? 0 : 1),
        asn.rows() + (isAsn ? 1 : 0),
        payloads.poolBytes() + newBytes);
  }

  private void reserve(Target target) {
    payloads.reserve();
    switch (target) {
      case IpTarget ip -> rows(ip).reserve();
      case Target.Asn _ -> asn.reserve();
    }
  }

  private IpRows rows(IpTarget target) {
    return target.family() == Family.IPV4 ? ipv4 : ipv6;
  }

  /**
   * Sets the metadata: opaque bytes for the reader's owner, none by default.
   *
   * @param bytes are copied
   * @return this builder
   */
  public IndexBuilder metadata(byte[] bytes) {
    metadata = MemorySegment.ofArray(bytes.clone());
    return this;
  }

  /**
   * Returns the number of assertions.
   *
   * @return how many were added
   */
  public long size() {
    return payloads.records();
  }

  /**
   * Returns the number of different payloads; equal ones are stored once.
   *
   * @return at most {@link #size}
   */
  public long distinctPayloads() {
    return payloads.distinct();
  }

  /**
   * Returns the file.
   *
   * @return all its bytes
   * @throws LimitExceededException if the file is longer than the limits allow, or than an array
   *     can be
   */
  public byte[] toByteArray() {
    try {
      IndexEncoder encoder = encoder();
      IndexPlan plan = plan(encoder);
      ArrayChannel channel = new ArrayChannel(arrayLength(plan.fileBytes()));
      encoder.write(plan, channel);
      return channel.array();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static int arrayLength(long bytes) {
    if (bytes > MAX_ARRAY_BYTES) {
      throw new LimitExceededException(
          Fault.ARTIFACT_BYTES,
          NetindexException.NO_OFFSET,
          "at most " + MAX_ARRAY_BYTES + " bytes in an array (longer files: writeTo, publishTo)",
          bytes + " bytes");
    }
    return (int) bytes;
  }

  /**
   * Writes the file to a channel. If that fails, the channel may have received a part of it.
   *
   * @param channel takes the bytes in blocking mode; stays open
   * @return how many bytes
   * @throws IOException if the channel fails
   * @throws LimitExceededException if the file is longer than the limits allow; nothing is written
   */
  public long writeTo(WritableByteChannel channel) throws IOException {
    IndexEncoder encoder = encoder();
    return encoder.write(plan(encoder), channel);
  }

  /**
   * Puts the file in its place in one step: who opens the path sees the old file or the new one,
   * complete. It is written to a temporary file {@code .netindex-HEX.tmp} in the same directory,
   * forced to the device, and renamed; on any failure the temporary file is deleted and the old
   * file stays. A symbolic link is replaced itself, and what it pointed to is untouched. Readers
   * that have the old file open keep it.
   *
   * @param destination a file, there or not, in a directory that exists
   * @return how many bytes
   * @throws IOException if the destination is a directory, a device or a pipe, or in no directory,
   *     or if writing or renaming fails
   * @throws LimitExceededException if the file is longer than the limits allow; nothing is written
   */
  public long publishTo(Path destination) throws IOException {
    IndexEncoder encoder = encoder();
    IndexPlan plan = plan(encoder);
    return AtomicPublisher.publish(destination, channel -> encoder.write(plan, channel));
  }

  private IndexEncoder encoder() {
    ipv4.sort();
    ipv6.sort();
    asn.sort();
    return new IndexEncoder(ipv4, ipv6, asn, payloads, metadata);
  }

  private IndexPlan plan(IndexEncoder encoder) throws IOException {
    IndexPlan plan = encoder.plan();
    plan.check(limits);
    return plan;
  }
}
