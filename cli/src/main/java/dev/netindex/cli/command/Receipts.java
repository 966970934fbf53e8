package dev.netindex.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;

/** Names of receipts in a folder: one for each index, by its path. */
final class Receipts {
  private Receipts() {}

  /** Returns where the receipt of an index is; equal names in different folders have their own. */
  static Path of(Path folder, Path index) {
    String path = index.toAbsolutePath().normalize().toString();
    UUID digest = UUID.nameUUIDFromBytes(path.getBytes(StandardCharsets.UTF_8));
    return folder.resolve(index.getFileName() + "-" + digest + ".receipt");
  }
}
