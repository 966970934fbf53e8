package dev.netindex.format.reader;

/**
 * What an index holds and how.
 *
 * @param fileBytes length of the file
 * @param records number of records
 * @param metadataBytes length of the metadata
 * @param ipv4 the IPv4 rows
 * @param ipv6 the IPv6 rows
 * @param asn the ASN rows
 * @param payloads references and pool
 * @param ipv4CoverageBuckets of 4,096 buckets, those with an IPv4 row
 * @param ipv6CoverageBuckets of 4,096 buckets, those with an IPv6 row
 * @param ipv4Directory tables in memory for the IPv4 rows
 * @param ipv6Directory tables in memory for the IPv6 rows
 */
public record Inspection(
    long fileBytes,
    long records,
    long metadataBytes,
    SectionInspection ipv4,
    SectionInspection ipv6,
    SectionInspection asn,
    PayloadInspection payloads,
    int ipv4CoverageBuckets,
    int ipv6CoverageBuckets,
    DirectoryInspection ipv4Directory,
    DirectoryInspection ipv6Directory) {}
