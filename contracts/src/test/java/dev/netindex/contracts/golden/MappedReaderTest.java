package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class MappedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.MAPPED;
  }
}
