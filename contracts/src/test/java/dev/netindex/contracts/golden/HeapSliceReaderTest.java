package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** A part of an array, without a directory. */
final class HeapSliceReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.HEAP_SLICE;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.NONE.of(OpenOptions.defaults());
  }
}
