package dev.netindex.source.csv;

import dev.netindex.source.csv.Columns.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the rows of a file look, as a preset knows it.
 *
 * @param columns all columns
 * @param place where the target is, or null if the names of the columns tell
 * @param form how addresses are written
 */
record Layout(List<Column> columns, @Nullable Place place, AddressForm form) {}
