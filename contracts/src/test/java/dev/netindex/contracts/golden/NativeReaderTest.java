package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** Memory outside the heap, with copies of the rows once they pay. */
final class NativeReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.NATIVE;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.LARGE_ON_DEMAND.of(OpenOptions.defaults());
  }
}
