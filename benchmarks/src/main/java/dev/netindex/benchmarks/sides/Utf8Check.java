package dev.netindex.benchmarks.sides;

import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;
import java.lang.foreign.MemorySegment;

/** The validator that is chosen, or the one that is built in, over an array. */
final class Utf8Check implements Side {
  private final Utf8Strings strings;
  private final Utf8Validator validator;
  private final MemorySegment memory;

  Utf8Check(SideName name) {
    strings = new Utf8Strings(name);
    validator =
        name.option().equals("scalar")
            ? Utf8Validators.builtIn()
            : Utf8Validators.select(name.option()).selected();
    memory = MemorySegment.ofArray(strings.bytes);
  }

  /** Well-formed strings are found to be so. */
  @Override
  public long run(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += validate();
    }
    if (sum != (long) (to - from) * strings.ends.length * Utf8Validator.VALID) {
      throw new IllegalStateException("text is found ill-formed");
    }
    return sum;
  }

  private long validate() {
    long sum = 0;
    int start = 0;
    for (int end : strings.ends) {
      sum += validator.firstInvalid(memory, start, end - start);
      start = end;
    }
    return sum;
  }
}
