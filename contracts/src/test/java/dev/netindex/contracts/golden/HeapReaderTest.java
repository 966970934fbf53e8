package dev.netindex.contracts.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.netindex.contracts.forms.ReaderForm;
import org.junit.jupiter.api.AfterAll;

final class HeapReaderTest extends AbstractReaderContract {
  private static final int REFUSALS = 19_667;

  private static int namedTheSame;

  @Override
  ReaderForm form() {
    return ReaderForm.HEAP;
  }

  @Override
  void refused(int refusals) {
    namedTheSame += refusals;
  }

  @AfterAll
  static void everyRefusalNamesTheCratesCheck() {
    System.out.println(namedTheSame + " of " + REFUSALS + " refusals name the crate's check");
    if (namedTheSame > 0) { // else the damages were not asked for
      assertEquals(REFUSALS, namedTheSame);
    }
  }
}
