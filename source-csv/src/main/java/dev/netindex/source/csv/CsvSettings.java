package dev.netindex.source.csv;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything a {@link CsvSource} was told; see its builder. */
record CsvSettings(
    char delimiter,
    @Nullable Character comment,
    HeaderPolicy header,
    @Nullable List<String> columns,
    @Nullable TargetColumns targetColumns,
    AddressForm addresses,
    boolean literal,
    boolean maskHostBits,
    boolean skipBadRows,
    @Nullable String sourceField) {}
