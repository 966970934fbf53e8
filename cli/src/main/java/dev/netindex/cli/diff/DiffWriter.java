package dev.netindex.cli.diff;

import java.io.IOException;
import java.util.Map;

/** Writes differences in one form. Belongs to one thread. */
public interface DiffWriter {
  /**
   * A record is in the first index only.
   *
   * @param target its target
   * @param record what it says
   * @throws IOException if standard output can't be written
   */
  void removed(String target, Content record) throws IOException;

  /**
   * A record is in the second index only.
   *
   * @param target its target
   * @param record what it says
   * @throws IOException if standard output can't be written
   */
  void added(String target, Content record) throws IOException;

  /**
   * A target has another record.
   *
   * @param target the target
   * @param changes what differs, by path
   * @throws IOException if standard output can't be written
   */
  void changed(String target, Map<String, Change> changes) throws IOException;

  /**
   * A value that differs.
   *
   * @param before its JSON in the first index; empty if it is not there
   * @param after its JSON in the second index; empty if it is not there
   */
  record Change(String before, String after) {}
}
