package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class TrustedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.TRUSTED;
  }
}
