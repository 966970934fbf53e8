package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class NativeReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.NATIVE;
  }
}
