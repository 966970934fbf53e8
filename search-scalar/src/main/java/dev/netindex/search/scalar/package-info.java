/**
 * Search kernels without special instructions, one for each column width and row form. Internal:
 * found as a service. None of them makes an object. Enter at {@code ScalarSearchProvider}.
 *
 * <h2>Delta columns</h2>
 *
 * <p>A binary search whose steps depend on the number of rows alone: at most nine for 256 rows. A
 * step adds to the result or not, by arithmetic where the width allows it, so that an unpredictable
 * key costs no mispredicted branch.
 *
 * <h2>Interval rows</h2>
 *
 * <p>The rows are sorted by (start, end); those that start at or before an address are a prefix. So
 * the first row from a position on that also ends at or after another address is the first one that
 * ends so, if it starts so, and nothing otherwise.
 *
 * <p>{@code next} looks at the row of the position itself, which settles runs of matches and the
 * end of them. Otherwise it walks from the root of the tree towards the row after it. Where the
 * path turns left, the root and its right subtree lie behind the position: if the root ends so, or
 * the maximum of the right subtree says that a row of it does, that is noted. A later note lies
 * before an earlier one, so the last one counts. The walk stops where the left subtree has no such
 * row at all. A second walk goes down inside the noted subtree, to the left whenever the maximum
 * there promises a row. {@code previous} is the mirror image, with the position and the prefix both
 * as bounds.
 *
 * <p>Both walks halve their span at each step and are never repeated, so a call ends after at most
 * twice the depth of the tree (32 for 2<sup>32</sup>-1 rows), whatever the rows hold. On valid rows
 * a promise is always kept. A wrong maximum can hide a row, but a row is returned only after its
 * own start and end were compared.
 *
 * <p>A step reads one row and at most one child besides the next step's. A call over n rows thus
 * touches at most 4·log2(n)+6 rows, of one or two cache lines each, mostly those near the root,
 * which stay cached. Among a million rows that hardly overlap the first call of a lookup touches
 * about 30, and the one that finds no second match touches one.
 */
@NullMarked
package dev.netindex.search.scalar;

import org.jspecify.annotations.NullMarked;
