package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.DirectoryChoice;
import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** A mapped file, with copies of the rows. */
final class MappedReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.MAPPED;
  }

  @Override
  OpenOptions options() {
    return DirectoryChoice.LARGE.of(OpenOptions.defaults());
  }
}
