package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** With vectors as wide as the machine has them. */
final class VectorReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.MAPPED;
  }

  @Override
  OpenOptions options() {
    return OpenOptions.defaults().searchProvider("vector");
  }
}
