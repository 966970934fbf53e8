package dev.netindex.contracts.utf8;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.netindex.format.spi.NoUtf8ValidatorException;
import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;

/** Vectors of one width, where the machine has it. */
abstract class AbstractVectorUtf8Contract extends AbstractUtf8Contract {
  private static final String BITS = "dev.netindex.vector.bits";

  private final int bits;

  AbstractVectorUtf8Contract(int bits) {
    this.bits = bits;
  }

  @Override
  protected Utf8Validator validator() {
    String before = System.getProperty(BITS);
    System.setProperty(BITS, Integer.toString(bits));
    try {
      return Utf8Validators.select("vector").selected();
    } catch (NoUtf8ValidatorException e) {
      return abort(e.getMessage());
    } finally {
      if (before == null) {
        System.clearProperty(BITS);
      } else {
        System.setProperty(BITS, before);
      }
    }
  }
}
