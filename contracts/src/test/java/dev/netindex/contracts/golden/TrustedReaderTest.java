package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** Rows that nobody checked, with copies of them all the same. */
final class TrustedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.TRUSTED;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.LARGE.of(OpenOptions.defaults());
  }
}
