package dev.netindex.contracts.utf8;

/** Vectors of 8 bytes. */
class Vector64Utf8ContractTest extends AbstractVectorUtf8Contract {
  Vector64Utf8ContractTest() {
    super(64);
  }
}
