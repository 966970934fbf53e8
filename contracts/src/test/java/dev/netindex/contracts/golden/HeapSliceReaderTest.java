package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class HeapSliceReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.HEAP_SLICE;
  }
}
