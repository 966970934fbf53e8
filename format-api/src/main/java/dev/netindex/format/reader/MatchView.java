package dev.netindex.format.reader;

import dev.netindex.format.Family;
import dev.netindex.format.Target;
import java.lang.foreign.MemorySegment;

/**
 * The current match of a cursor or visit, read in place. Addresses are two {@code long}s, IPv4 in
 * the low 32 bits of the second. Only {@link #target}, {@link #payload}, {@link #toMatch} allocate.
 *
 * <p>Each method throws {@link IllegalStateException} where there is no current match, and {@link
 * dev.netindex.format.IndexClosedException} where it needs the file and the reader is closed.
 */
public interface MatchView {
  /**
   * Returns the insertion position of the assertion.
   *
   * @return 0 to 2<sup>32</sup>-1
   */
  long recordId();

  /**
   * Returns the kind of target.
   *
   * @return never null
   */
  TargetKind kind();

  /**
   * Returns the family of the target's addresses.
   *
   * @return never null
   * @throws IllegalStateException if the target is an AS number
   */
  Family family();

  /**
   * Returns the prefix length of the target: that of a network, 32 or 128 of an address.
   *
   * @return 0 to 128; -1 for a range or AS number
   */
  int prefixLength();

  /**
   * Returns the first half of the target's first address.
   *
   * @return bits 0 to 63; 0 for IPv4 and AS numbers
   */
  long startHigh();

  /**
   * Returns the second half of the target's first address.
   *
   * @return bits 64 to 127; for IPv4 the address as an unsigned 32-bit number; 0 for an AS number
   */
  long startLow();

  /**
   * Returns the first half of the target's last address.
   *
   * @return bits 0 to 63; 0 for IPv4 and AS numbers
   */
  long endHigh();

  /**
   * Returns the second half of the target's last address.
   *
   * @return bits 64 to 127; for IPv4 the address as an unsigned 32-bit number; 0 for an AS number
   */
  long endLow();

  /**
   * Returns the AS number.
   *
   * @return 1 to 2<sup>32</sup>-1; 0 if the target is none
   */
  long asn();

  /**
   * Returns where the payload starts.
   *
   * @return byte offset in {@link IndexReader#memory()}
   * @throws dev.netindex.format.InvalidIndexException if the rows were trusted and the reference is
   *     wrong
   */
  long payloadOffset();

  /**
   * Returns the length of the payload.
   *
   * @return bytes, 0 or more
   * @throws dev.netindex.format.InvalidIndexException if the rows were trusted and the reference is
   *     wrong
   */
  long payloadLength();

  /**
   * Returns the payload as a read-only slice of the file, borrowed until the reader closes.
   *
   * @return a new slice; the bytes are not copied
   * @throws dev.netindex.format.InvalidIndexException if the rows were trusted and the reference is
   *     wrong
   */
  MemorySegment payload();

  /**
   * Returns the target as an object.
   *
   * @return a new target
   * @throws dev.netindex.format.InvalidIndexException if the rows were trusted and hold no possible
   *     target
   */
  Target target();

  /**
   * Appends the target's text, as {@link #target()} prints it, without making the target.
   *
   * @param out takes the text
   */
  void appendTarget(StringBuilder out);

  /**
   * Returns the match as an object that stays the same when the cursor moves on.
   *
   * @return a new match with a borrowed payload
   */
  Match toMatch();
}
