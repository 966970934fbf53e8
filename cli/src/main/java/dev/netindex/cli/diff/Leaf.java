package dev.netindex.cli.diff;

/**
 * A value at the end of a path.
 *
 * @param shown its JSON
 * @param canonical a text that equals that of another value only if the values are equal
 */
record Leaf(String shown, String canonical) {}
