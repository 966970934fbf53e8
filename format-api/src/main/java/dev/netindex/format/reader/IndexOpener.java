package dev.netindex.format.reader;

import dev.netindex.format.layout.IndexSections;
import dev.netindex.format.layout.Validation;
import dev.netindex.format.spi.SearchProvider;
import dev.netindex.format.spi.SearchProviders;
import org.jspecify.annotations.Nullable;

/**
 * Opens an index in memory: chooses the search provider, checks the file, frees the memory if it
 * fails.
 */
final class IndexOpener {
  private IndexOpener() {}

  static IndexReader open(IndexMemory memory, OpenOptions options, @Nullable CheckReceipt receipt) {
    boolean done = false;
    try {
      SearchProvider provider = provider(options);
      IndexSections sections =
          IndexSections.open(memory.segment(), options.limits(), provider.kernels());
      Coverage coverage = null;
      long distinct = -1;
      boolean trusts =
          options.trustsRows()
              || (receipt != null && receipt.holds(memory.segment(), sections.layout()));
      if (!trusts) {
        Validation seen =
            Validation.of(
                memory.segment(),
                sections,
                provider.kernels(),
                Coverage.BUCKET_BITS,
                options.validationThreads());
        distinct = seen.distinctPayloads();
        coverage = new Coverage(seen.buckets());
      }
      IndexReader reader =
          new IndexReader(
              memory,
              sections,
              provider.name(),
              provider.kernels().runs(),
              trusts ? options.trustRowsWithoutValidation() : options,
              coverage,
              distinct);
      AccessFaults.settle();
      if (!trusts && receipt != null) {
        receipt.write(memory.segment(), sections.layout());
      }
      done = true;
      return reader;
    } catch (InternalError fault) {
      throw AccessFaults.changed(fault);
    } finally {
      if (!done) {
        memory.free();
      }
    }
  }

  private static SearchProvider provider(OpenOptions options) {
    if (options.provider() != null) {
      return SearchProviders.select(options.provider()).selected();
    }
    return options.providerName() != null
        ? SearchProviders.select(options.providerName()).selected()
        : SearchProviders.select().selected();
  }
}
