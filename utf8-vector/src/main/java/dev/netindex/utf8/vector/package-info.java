/**
 * UTF-8 validation with vector instructions. Internal: found as a service. Enter at {@code
 * VectorUtf8Validator}.
 *
 * <p>The algorithm is the lookup of John Keiser and Daniel Lemire, "Validating UTF-8 in less than
 * one instruction per byte" (Software: Practice and Experience 51, 2021). All errors show in two
 * neighbouring bytes, but for continuations that lack a lead or are too many. Three tables, by the
 * two halves of the first byte and the upper half of the second, each give the kinds of error that
 * are possible; what all three give is there. A continuation after a continuation is right exactly
 * where the byte two before leads a sequence of three or more, or the byte three before one of
 * four.
 *
 * <p>Blocks of four vectors are skipped as long as they are ASCII. A vector with an error is left
 * to the built-in validator, from the start of the last sequence before it, which tells the exact
 * place. Texts shorter than a vector are loaded whole, with zeros around them; the shortest and
 * those in tiny segments are left to the built-in validator at once.
 */
@NullMarked
package dev.netindex.utf8.vector;

import org.jspecify.annotations.NullMarked;
