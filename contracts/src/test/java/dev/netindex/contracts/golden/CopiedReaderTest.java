package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class CopiedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.COPIED;
  }
}
