package dev.netindex.contracts.utf8;

/** Vectors of 16 bytes. */
class Vector128Utf8ContractTest extends AbstractVectorUtf8Contract {
  Vector128Utf8ContractTest() {
    super(128);
  }
}
