package dev.netindex.format.reader;

/**
 * What a section holds.
 *
 * @param encoding how its rows are stored; {@code INTERVAL} for an empty IP section
 * @param rows number of rows
 * @param bytes length in the file
 * @param blocks packed blocks; 0 if it is not packed
 */
public record SectionInspection(SectionEncoding encoding, long rows, long bytes, long blocks) {}
