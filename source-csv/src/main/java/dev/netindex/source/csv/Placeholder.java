package dev.netindex.source.csv;

/**
 * Keeps the package from being empty, which an export does not allow; delete with the first class.
 */
final class Placeholder {
  private Placeholder() {}
}
