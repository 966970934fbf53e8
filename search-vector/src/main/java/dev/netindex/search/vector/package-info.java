/**
 * Search kernels over the Vector API of the JDK. Internal: found as a service. None of them makes
 * an object once it is compiled. Enter at {@code VectorSearchProvider}.
 *
 * <h2>Whether they can run</h2>
 *
 * <p>{@code VirtualMachine} and {@code VectorWidth} say why not. Only classes that are reached
 * after that name types of the Vector API, so that nothing fails to load where it is missing.
 *
 * <h2>Delta columns</h2>
 *
 * <p>Deltas ascend, so the last one that is not above a key is told by how many are not above it.
 * Vectors compare many at once and the matches are counted, without a branch. A column of a full
 * block with 1 byte a row is compared as a whole. Of wider ones seven pivots choose 32 rows first,
 * so that few cache lines are touched; two steps wait for each other where halving has eight.
 *
 * <h2>What scalar kernels do better</h2>
 *
 * <p>The last block of a section, if it is not full; columns of 2 bytes and more in arrays, which
 * vectors are slow to load from; columns of 16 bytes; widths of which a vector has fewer than four
 * lanes; interval rows; and the check of rows at opening, which vectors make faster only once a
 * virtual machine has opened a few files. docs/PERFORMANCE.md has the figures. The kernels of
 * {@code search-scalar} are taken for these. This module requires that one, rather than finding it
 * as a service, because it could not serve without: wherever vectors can't run, scalar kernels must
 * be there to be taken instead.
 */
@NullMarked
package dev.netindex.search.vector;

import org.jspecify.annotations.NullMarked;
