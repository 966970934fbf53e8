/** Records that tests of several packages read, made byte by byte. */
@NullMarked
package dev.netindex.codec.json.handmade;

import org.jspecify.annotations.NullMarked;
