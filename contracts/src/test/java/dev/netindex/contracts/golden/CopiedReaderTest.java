package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** A copied file, with the smallest directory. */
final class CopiedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.COPIED;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.SMALL.of(OpenOptions.defaults());
  }
}
