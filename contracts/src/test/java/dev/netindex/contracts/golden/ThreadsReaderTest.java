package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;

final class ThreadsReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.THREADS;
  }
}
