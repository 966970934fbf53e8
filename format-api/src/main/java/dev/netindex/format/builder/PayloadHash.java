package dev.netindex.format.builder;

import java.lang.foreign.MemorySegment;

/** Sends equal payloads to the same number. What the number is shows in no file. */
@FunctionalInterface
interface PayloadHash {
  long of(MemorySegment payload);
}
