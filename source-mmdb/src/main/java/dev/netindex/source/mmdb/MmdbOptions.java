package dev.netindex.source.mmdb;

import java.util.List;

/**
 * What to take of an MMDB file. Immutable: each method returns a changed copy.
 *
 * @param aliases whether IPv6 copies of the IPv4 networks are included
 * @param keepsEmptyRecords whether networks with an empty record are included
 * @param fields paths of the fields to keep; empty to keep all
 * @param languages keys to keep of maps that are called {@code names}; empty to keep all
 */
public record MmdbOptions(
    boolean aliases, boolean keepsEmptyRecords, List<String> fields, List<String> languages) {
  /** Everything that the file holds, each network once. */
  public static final MmdbOptions DEFAULTS = new MmdbOptions(false, true, List.of(), List.of());

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a path is empty or has an empty part
   */
  public MmdbOptions {
    fields = List.copyOf(fields);
    languages = List.copyOf(languages);
    for (String field : fields) {
      if (List.of(field.split("\\.", -1)).contains("")) {
        throw new IllegalArgumentException("a path with an empty part: '" + field + "'");
      }
    }
  }

  /**
   * Says whether the IPv6 networks through which a tree leads to its IPv4 networks again are
   * included: the IPv4-compatible {@code ::/96}, and as a rule Teredo {@code 2001::/32} and 6to4
   * {@code 2002::/16}. {@code ::ffff:0:0/96} never is, as it means the IPv4 network itself.
   *
   * @param included false by default
   * @return a changed copy
   */
  public MmdbOptions withAliases(boolean included) {
    return new MmdbOptions(included, keepsEmptyRecords, fields, languages);
  }

  /**
   * Says whether networks are included whose record is a map without members, in the file or
   * because nothing of it is selected.
   *
   * @param kept true by default, as MaxMind's readers answer such networks with an empty map, and
   *     others with nothing
   * @return a changed copy
   */
  public MmdbOptions withEmptyRecords(boolean kept) {
    return new MmdbOptions(aliases, kept, fields, languages);
  }

  /**
   * Selects fields by their paths: the keys of nested maps, separated by dots, as {@code
   * country.iso_code}. A path keeps everything below it. In an array, a number from 0 stands for
   * one element, as in {@code subdivisions.0.iso_code}, and any other key for that member of each
   * element. Elements keep their places: null stands for one of which nothing is selected. Maps and
   * arrays in which nothing is selected are left out.
   *
   * @param paths empty to keep all fields
   * @return a changed copy
   * @throws IllegalArgumentException if a path is empty or has an empty part
   */
  public MmdbOptions withFields(List<String> paths) {
    return new MmdbOptions(aliases, keepsEmptyRecords, paths, languages);
  }

  /**
   * Selects languages: of a map that is called {@code names} only these keys are kept, and the map
   * is left out if it has none of them. A path of {@link #withFields} that goes through {@code
   * names} decides for itself.
   *
   * @param keys like {@code en} or {@code pt-BR}; empty to keep all
   * @return a changed copy
   */
  public MmdbOptions withLanguages(List<String> keys) {
    return new MmdbOptions(aliases, keepsEmptyRecords, fields, keys);
  }
}
