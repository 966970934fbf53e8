package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** Rows that threads check, with a directory once it pays. */
final class ThreadsReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.THREADS;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.DEFAULT_ON_DEMAND.of(OpenOptions.defaults());
  }
}
