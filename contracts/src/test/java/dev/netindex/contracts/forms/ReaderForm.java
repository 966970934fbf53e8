package dev.netindex.contracts.forms;

import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.OpenOptions;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;

/** The ways in which an index can lie in memory. */
public enum ReaderForm {
  /** The caller's array. */
  HEAP {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) {
      return IndexReader.open(file, options);
    }
  },
  /** A file read into memory of the reader's own. */
  COPIED {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) throws IOException {
      return IndexReader.open(Files.write(scratch, file), options.copyIntoMemory());
    }
  },
  /** A mapped file. */
  MAPPED {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) throws IOException {
      return IndexReader.open(Files.write(scratch, file), options);
    }
  },
  /** The caller's memory outside the heap, at an odd address. */
  NATIVE {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) {
      MemorySegment memory = Arena.ofAuto().allocate(file.length + 3L, 8).asSlice(3);
      MemorySegment.copy(MemorySegment.ofArray(file), 0, memory, 0, file.length);
      return IndexReader.open(memory, options);
    }
  },
  /** A part of the caller's array, as a segment. */
  HEAP_SLICE {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) {
      byte[] wider = new byte[file.length + 8];
      System.arraycopy(file, 0, wider, 5, file.length);
      return IndexReader.open(MemorySegment.ofArray(wider).asSlice(5, file.length), options);
    }
  },
  /** The caller's array, whose rows several threads check. */
  THREADS {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) {
      return IndexReader.open(file, options.validationThreads(3));
    }
  },
  /** The caller's array, whose rows are not checked. */
  TRUSTED {
    @Override
    public IndexReader open(byte[] file, OpenOptions options, Path scratch) {
      return IndexReader.open(file, options.trustRowsWithoutValidation());
    }

    @Override
    public boolean checksRows() {
      return false;
    }
  };

  /**
   * Opens an index in this form.
   *
   * @param file its bytes
   * @param options how to open it
   * @param scratch a path to write it to; free again once the reader is closed
   */
  public abstract IndexReader open(byte[] file, OpenOptions options, Path scratch)
      throws IOException;

  /** Returns whether opening checks the rows. */
  public boolean checksRows() {
    return true;
  }
}
