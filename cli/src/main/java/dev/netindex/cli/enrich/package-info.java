/**
 * Fields added to CSV and JSON lines by the address that each row holds. Internal. Enter at {@code
 * Enricher}.
 */
@NullMarked
package dev.netindex.cli.enrich;

import org.jspecify.annotations.NullMarked;
