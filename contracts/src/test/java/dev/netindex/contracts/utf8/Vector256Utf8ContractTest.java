package dev.netindex.contracts.utf8;

/** Vectors of 32 bytes. */
class Vector256Utf8ContractTest extends AbstractVectorUtf8Contract {
  Vector256Utf8ContractTest() {
    super(256);
  }
}
