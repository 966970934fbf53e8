package dev.netindex.source.mmdb;

/** A file that breaks a rule of the MMDB format, or exceeds a limit for one record. */
public final class MmdbException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MmdbException(String message) {
    super(message);
  }
}
