package dev.netindex.format.reader;

/**
 * What the payloads of an index are.
 *
 * @param form how records refer to them
 * @param referenceWidth bytes of a reference: 16, 8, or 0 to 4 for ordinals
 * @param fixedLength length of each payload in the fixed form, else 0
 * @param referenceBytes bytes of all references
 * @param poolBytes bytes of all payloads
 * @param distinct number of different spans in the pool
 */
public record PayloadInspection(
    PayloadForm form,
    int referenceWidth,
    long fixedLength,
    long referenceBytes,
    long poolBytes,
    long distinct) {}
