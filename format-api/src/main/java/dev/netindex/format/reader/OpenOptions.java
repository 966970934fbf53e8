package dev.netindex.format.reader;

import dev.netindex.format.Limits;
import dev.netindex.format.spi.SearchProvider;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a file is opened. Immutable; each method returns a changed copy. The defaults check
 * everything and map the file.
 */
public final class OpenOptions {
  private static final OpenOptions DEFAULTS = new OpenOptions(new Choices());

  private final Choices choices;

  private OpenOptions(Choices choices) {
    this.choices = choices;
  }

  /** All that can be chosen. Changed only before the options that hold it are made. */
  private static final class Choices {
    Limits limits = Limits.FORMAT;
    boolean copy;
    boolean trust;
    int validationThreads = 1;
    @Nullable Path receipt;
    @Nullable SearchProvider provider;
    @Nullable String providerName;
    DirectorySize directory = DirectorySize.DEFAULT;
    @Nullable DirectoryTiming timing;

    Choices copy() {
      Choices copied = new Choices();
      copied.limits = limits;
      copied.copy = copy;
      copied.trust = trust;
      copied.validationThreads = validationThreads;
      copied.receipt = receipt;
      copied.provider = provider;
      copied.providerName = providerName;
      copied.directory = directory;
      copied.timing = timing;
      return copied;
    }
  }

  private OpenOptions with(Consumer<Choices> change) {
    Choices changed = choices.copy();
    change.accept(changed);
    return new OpenOptions(changed);
  }

  /**
   * Returns the defaults: everything is checked, the file is mapped, limits are the format's, the
   * search provider is chosen by {@link dev.netindex.format.spi.SearchProviders#select()}.
   *
   * @return the defaults
   */
  public static OpenOptions defaults() {
    return DEFAULTS;
  }

  /**
   * Bounds what is opened.
   *
   * @param newLimits records and bytes
   * @return changed options
   */
  public OpenOptions limits(Limits newLimits) {
    return with(changed -> changed.limits = newLimits);
  }

  /**
   * Copies the file into memory outside the heap instead of mapping it, so that later changes to
   * the file can't be seen. The memory is freed when the reader closes. Segments and arrays are
   * copied likewise.
   *
   * @return changed options
   */
  public OpenOptions copyIntoMemory() {
    return with(changed -> changed.copy = true);
  }

  /**
   * Skips the check of rows and payload references, for files that were checked when they were
   * published and can't have changed since. Header, lengths and block descriptors are checked as
   * ever and every access stays within the file; but a file that breaks the rules gives wrong or
   * missing answers, or {@link dev.netindex.format.InvalidIndexException} from a lookup.
   *
   * @return changed options
   */
  public OpenOptions trustRowsWithoutValidation() {
    return with(changed -> changed.trust = true);
  }

  /**
   * Checks rows and payload references on several threads at once. By default no thread is made:
   * the thread that opens does it all. The others are made for the check only, as daemons, and have
   * ended when the opening returns or throws. What is found does not depend on their number: of
   * several faults the first in file order is thrown. An interrupt does not cut the check short,
   * and stays set. Each further thread takes about 20 KiB. Memory of the caller that one thread
   * only may access is checked by that thread.
   *
   * @param threads how many threads work on it, 1 or more; more than the machine has processors are
   *     of no use
   * @return changed options
   * @throws IllegalArgumentException if there is not even one
   */
  public OpenOptions validationThreads(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be 1 or more, not " + threads);
    }
    return with(changed -> changed.validationThreads = threads);
  }

  /**
   * Remembers that a file was checked: after a full check a small receipt is written, and later
   * openings with the same receipt trust the rows, as {@link #trustRowsWithoutValidation()} does,
   * as long as the file is the same.
   *
   * <p>The same means: equal in length, time of modification, and header and block descriptors (by
   * a checksum), and where the system tells it in time of change, device and number of the file;
   * and the receipt is of a version of this library with the same checks. Whatever differs, a
   * receipt that is damaged, cut short, missing or unreadable: the file is checked in full, and the
   * receipt is written anew. One that can't be written is a warning in the log, not a failure. A
   * file that changed in the last moments (20 milliseconds; 2 seconds where times are coarse) is
   * not remembered yet, as another change might leave its times as they are.
   *
   * <p>Who may write the receipt, or may set the clock and write the file, can make the reader
   * trust a bad file: it then gives wrong or missing answers or exceptions, but never reads other
   * memory. So keep receipts where only those who may publish the index can write. Checks of the
   * content of records, as of typed ones, are not remembered.
   *
   * <p>The receipt is published atomically, so that any number of processes may share it. It is for
   * files opened by their path; memory and arrays are always checked.
   *
   * @param receipt where it is or will be, one for each index, in a folder that exists; an existing
   *     file that can't be a receipt, such as an index, is left alone
   * @return changed options
   */
  public OpenOptions rememberValidation(Path receipt) {
    return with(changed -> changed.receipt = Objects.requireNonNull(receipt, "receipt"));
  }

  /**
   * Uses a given search provider; none is looked for.
   *
   * @param newProvider the provider
   * @return changed options
   */
  public OpenOptions searchProvider(SearchProvider newProvider) {
    return with(
        changed -> {
          changed.provider = newProvider;
          changed.providerName = null;
        });
  }

  /**
   * Forces the search provider of a name, whatever the system property says.
   *
   * @param name the provider's name
   * @return changed options
   */
  public OpenOptions searchProvider(String name) {
    return with(
        changed -> {
          changed.provider = null;
          changed.providerName = name;
        });
  }

  /**
   * Chooses how much memory lookups may use for a directory, tables on the heap that lead to rows.
   * Answers are the same with any. Without this call it is {@link DirectorySize#DEFAULT}.
   *
   * @param size bounds the memory
   * @return changed options
   */
  public OpenOptions directory(DirectorySize size) {
    return with(changed -> changed.directory = size);
  }

  /**
   * Chooses when the directory is built. Without this call it is at opening if the rows are
   * checked, and on demand if they are trusted.
   *
   * @param timing when
   * @return changed options
   */
  public OpenOptions directoryTiming(DirectoryTiming timing) {
    return with(changed -> changed.timing = timing);
  }

  Limits limits() {
    return choices.limits;
  }

  boolean copies() {
    return choices.copy;
  }

  boolean trustsRows() {
    return choices.trust;
  }

  int validationThreads() {
    return choices.validationThreads;
  }

  @Nullable Path receipt() {
    return choices.receipt;
  }

  @Nullable SearchProvider provider() {
    return choices.provider;
  }

  @Nullable String providerName() {
    return choices.providerName;
  }

  DirectorySize directory() {
    return choices.directory;
  }

  DirectoryTiming directoryTiming() {
    DirectoryTiming chosen = choices.timing;
    if (chosen != null) {
      return chosen;
    }
    return choices.trust ? DirectoryTiming.ON_DEMAND : DirectoryTiming.AT_OPENING;
  }
}
