package dev.netindex.contracts.utf8;

import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.format.spi.Utf8Validators;

/** The built-in validator. */
class ScalarUtf8ContractTest extends AbstractUtf8Contract {
  @Override
  protected Utf8Validator validator() {
    return Utf8Validators.select("scalar").selected();
  }
}
