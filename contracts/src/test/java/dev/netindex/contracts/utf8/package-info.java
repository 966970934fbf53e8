/** The contract of UTF-8 validators, kept by the built-in one and by vectors of every width. */
@NullMarked
package dev.netindex.contracts.utf8;

import org.jspecify.annotations.NullMarked;
