package dev.netindex.cli.command;

import dev.netindex.cli.console.Context;
import dev.netindex.cli.console.UsageFailure;
import dev.netindex.cli.field.FieldCatalog;
import dev.netindex.format.reader.DirectorySize;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All indexes of one command, in the order of the command line. */
final class AskedIndexes implements AutoCloseable {
  private final List<AskedIndex> indexes = new ArrayList<>();

  private AskedIndexes() {}

  /**
   * Opens the first index and those of {@code --index NAME=FILE}.
   *
   * @param context where relative paths start
   * @param open how to open
   * @param directory the directory of each, unless an option gives another
   * @param first the first index
   * @param others the values of {@code --index}
   */
  static AskedIndexes open(
      Context context,
      OpenOptionsGroup open,
      DirectorySize directory,
      Path first,
      List<String> others) {
    Map<String, Path> files = new LinkedHashMap<>();
    files.put(IndexName.of(first), first);
    for (String other : others) {
      int equals = other.indexOf('=');
      if (equals < 1 || equals == other.length() - 1) {
        throw new UsageFailure("--index: expected NAME=FILE, found " + other);
      }
      String name = other.substring(0, equals);
      if (name.chars().anyMatch(Character::isISOControl)) {
        throw new UsageFailure("--index: a name has no control characters: " + other);
      }
      if (files.put(name, path(other.substring(equals + 1))) != null) {
        throw new UsageFailure("--index: two indexes are called " + name + "; name one otherwise");
      }
    }
    AskedIndexes opened = new AskedIndexes();
    try {
      files.forEach(
          (name, file) ->
              opened.indexes.add(
                  AskedIndex.of(
                      file, name, open.open(context, file, directory), !others.isEmpty())));
      return opened;
    } catch (RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageFailure("--index: " + e.getMessage());
    }
  }

  /**
   * Reads the schemas of the indexes.
   *
   * @param paths the fields to show; none for whole records
   */
  void show(List<String> paths) {
    List<FieldCatalog> catalogs = new ArrayList<>();
    for (AskedIndex index : indexes) {
      catalogs.add(FieldCatalog.of(index.file(), index.reader()));
    }
    FieldCatalog.check(paths, catalogs);
    for (int i = 0; i < indexes.size(); i++) {
      indexes.set(i, indexes.get(i).showing(catalogs.get(i), paths));
    }
  }

  List<AskedIndex> list() {
    return indexes;
  }

  @Override
  public void close() {
    indexes.forEach(AskedIndex::close);
  }
}
