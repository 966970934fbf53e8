package dev.netindex.contracts.utf8;

/** Vectors of 64 bytes. */
class Vector512Utf8ContractTest extends AbstractVectorUtf8Contract {
  Vector512Utf8ContractTest() {
    super(512);
  }
}
