package dev.netindex.format.reader;

/**
 * A match in one of several indexes.
 *
 * @param source position of the reader in the set, from 0
 * @param match the match, with the record id it has in that index
 */
public record SourceMatch(int source, Match match) {}
