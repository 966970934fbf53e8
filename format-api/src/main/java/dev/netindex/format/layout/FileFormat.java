package dev.netindex.format.layout;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Constants of format 3, and its grammar. All numbers are little-endian and unsigned; parts follow
 * each other without padding; an absent part has no bytes (FORMAT.md).
 *
 * <pre>{@code
 * file        = header metadata ipv4 ipv6 asn references pool
 * header      = "NETINDEX" u32(3) flags:u32 records:u64 ipv4Rows:u64 ipv6Rows:u64 asnRows:u64
 *               metadataBytes:u64 poolBytes:u64 ipv4PackedBytes:u64 ipv6PackedBytes:u64   ; 80 bytes
 * ipv4, ipv6  = packed / interval                      ; Header says which, PackedSection, IntervalSection
 * interval    = *(start end subtreeMaximum id:u32 prefix:u8 kind:u8 0:u16)  ; 20 or 56 bytes a row
 * packed      = *descriptor *blockData                 ; 32 bytes for each 256 rows, then their columns
 * descriptor  = base:u128 offset:u64 width:u8 shift:u8 rows:u16 idBase:u32
 * blockData   = deltas prefixes [kinds] [ids]
 * asn         = *(asn:u32 id:u32)                      ; AsnSection
 * references  = wide / compact / fixed                 ; PayloadReferences
 * wide        = *(offset:u64 length:u64)
 * compact     = *(offset:u32 length:u32)
 * fixed       = length:u32 width:u8 0:u24 *ordinal
 * }</pre>
 */
public final class FileFormat {
  /** The first eight bytes, {@code NETINDEX}, read as a little-endian number. */
  public static final long MAGIC = 0x5845_444E_4954_454EL;

  /** The format identifier that this version reads and writes. */
  public static final int IDENTIFIER = 3;

  /** Bytes of the header. */
  public static final int HEADER_BYTES = 80;

  /** Flag: the IPv4 section is packed. */
  public static final int FLAG_IPV4_PACKED = 1;

  /** Flag: the IPv6 section is packed. */
  public static final int FLAG_IPV6_PACKED = 2;

  /** Flag: payload references are spans of two 32-bit numbers. */
  public static final int FLAG_COMPACT = 4;

  /** Flag: payload references are ordinals of payloads of one length. */
  public static final int FLAG_FIXED = 8;

  /** Bytes of an IPv4 interval row. */
  public static final int IPV4_INTERVAL_BYTES = 20;

  /** Bytes of an IPv6 interval row. */
  public static final int IPV6_INTERVAL_BYTES = 56;

  /** Bytes of an ASN row. */
  public static final int ASN_BYTES = 8;

  /** Rows of every packed block but the last. */
  public static final int BLOCK_ROWS = 256;

  /** Bytes of a block descriptor. */
  public static final int DESCRIPTOR_BYTES = 32;

  /** Bits of the descriptor's width byte that hold the delta width. */
  public static final int WIDTH_MASK = 0x1F;

  /** Bit of the width byte: implicit record ids rise by 2. */
  public static final int WIDTH_STEP_TWO = 0x20;

  /** Bit of the width byte: the block's uniform kind is network. */
  public static final int WIDTH_UNIFORM_NETWORK = 0x40;

  /** Bit of the width byte: record ids are implicit. */
  public static final int WIDTH_IMPLICIT_IDS = 0x80;

  /** Bits of the shift byte that hold the shift. */
  public static final int SHIFT_MASK = 0x7F;

  /** Bit of the shift byte: all rows of the block are of one kind. */
  public static final int SHIFT_UNIFORM_KIND = 0x80;

  /** Kind of a single address. */
  public static final int KIND_ADDRESS = 0;

  /** Kind of a network. */
  public static final int KIND_NETWORK = 1;

  /** Kind of a range. */
  public static final int KIND_RANGE = 2;

  /** Bytes of the fields before the ordinals of fixed-length payloads. */
  public static final int FIXED_FIELDS_BYTES = 8;

  /** The largest 32-bit number, as a length or count. */
  public static final long MAX_U32 = 0xFFFF_FFFFL;

  /** An unaligned little-endian 16-bit number. */
  public static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** An unaligned little-endian 32-bit number. */
  public static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** An unaligned little-endian 64-bit number. */
  public static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private FileFormat() {}
}
