package dev.netindex.contracts.golden;

import dev.netindex.contracts.forms.ReaderForm;
import dev.netindex.format.reader.OpenOptions;

/** With the provider that needs no vectors. */
final class ScalarReaderTest extends AbstractReaderContract {
  @Override
  ReaderForm form() {
    return ReaderForm.MAPPED;
  }

  @Override
  OpenOptions options() {
    return OpenOptions.defaults().searchProvider("scalar");
  }
}
