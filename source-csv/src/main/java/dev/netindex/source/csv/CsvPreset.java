package dev.netindex.source.csv;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Layouts of well-known files: delimiter, comments, header, names of the columns and the spelling
 * of their cells. Columns of names and codes are text, also where all of them are digits; the type
 * of other columns is left to inference. Cells that stand for nothing are left out of typed rows
 * and of JSON.
 */
public enum CsvPreset {
  /**
   * IP2Location LITE DB1, DB3, DB5, DB9 and DB11, IPv4 and IPv6, without header: decimal start and
   * end, {@code country_code}, {@code country_name}; from DB3 {@code region}, {@code city}; from
   * DB5 {@code latitude}, {@code longitude}; from DB9 {@code zip_code}; in DB11 {@code time_zone}.
   * The number of columns tells which. A hyphen stands for nothing. IPv6 files hold IPv4 ranges
   * inside {@code ::ffff:0:0/96}, which mean IPv4.
   */
  IP2LOCATION("ip2location", ',', HeaderPolicy.NONE),
  /**
   * IP2Location LITE ASN, IPv4 and IPv6, without header: decimal start and end, a network that is
   * left out as it repeats them, {@code asn}, {@code as}. A hyphen stands for nothing.
   */
  IP2LOCATION_ASN("ip2location-asn", ',', HeaderPolicy.NONE),
  /**
   * IP2Proxy PX1 to PX12, IPv4 and IPv6, without header: decimal start and end; from PX2 {@code
   * proxy_type}; {@code country_code}, {@code country_name}; from PX3 {@code region}, {@code city};
   * then one or two columns a product: {@code isp}, {@code domain}, {@code usage_type}, {@code asn}
   * and {@code as}, {@code last_seen} (in days), {@code threat}, {@code provider}, {@code
   * fraud_score}. A hyphen stands for nothing.
   */
  IP2PROXY("ip2proxy", ',', HeaderPolicy.NONE),
  /**
   * DB-IP, without header: start and end, then {@code country}; or {@code continent}, {@code
   * country}; or {@code asn}, {@code organisation}; or {@code continent}, {@code country}, {@code
   * stateprov}, {@code city}, {@code latitude}, {@code longitude}.
   */
  DB_IP("db-ip", ',', HeaderPolicy.NONE),
  /**
   * The CSV files of ip-location-db, without header: start and end as text or (files {@code -num})
   * decimal, then {@code country_code}; or {@code asn}, {@code organisation}; or {@code
   * country_code}, {@code state1}, {@code state2}, {@code city}, {@code postcode}, {@code
   * latitude}, {@code longitude}, {@code timezone}.
   */
  IP_LOCATION_DB("ip-location-db", ',', HeaderPolicy.NONE),
  /**
   * IPinfo, with header: {@code network}, or {@code start_ip} and {@code end_ip}; all other columns
   * keep their names, such as {@code country}, {@code continent}, {@code as_name}; {@code join_key}
   * is left out; an {@code asn} loses its {@code AS}.
   */
  IPINFO("ipinfo", ',', HeaderPolicy.HEADER),
  /**
   * The files {@code geoip} (decimal IPv4) and {@code geoip6} (IPv6 as text) of Tor, without
   * header, {@code #} for comments: start and end, {@code country_code}.
   */
  TOR("tor", ',', HeaderPolicy.NONE, '#'),
  /**
   * Tables of networks and AS numbers separated by a TAB, without header, {@code ;} for comments,
   * such as those of pyasn: network, {@code asn}.
   */
  PREFIX_ASN("prefix-asn", '\t', HeaderPolicy.NONE, ';'),
  /**
   * CAIDA's RouteViews prefix-to-AS files: address, length of the prefix, {@code asn}, separated by
   * TABs. Several origins of a prefix ({@code 1_2}) and AS sets ({@code 1,2}) make the whole column
   * text.
   */
  PFX2AS("pfx2as", '\t', HeaderPolicy.NONE),
  /**
   * One address, network, range or AS number a line. Spaces around it are allowed; a {@code #} or
   * {@code ;} begins a comment, which becomes {@code comment} where it follows a target. Lines end
   * with LF or CRLF and are at most 16,777,216 bytes long. Of the settings of a source, those of
   * columns, delimiters and address forms have no effect.
   */
  BLOCK_LIST("block-list", '\t', HeaderPolicy.NONE);

  static final char NO_COMMENT = 0;

  private final String text;
  private final char delimiter;
  private final HeaderPolicy header;
  private final char comment;

  CsvPreset(String text, char delimiter, HeaderPolicy header) {
    this(text, delimiter, header, '\0');
  }

  CsvPreset(String text, char delimiter, HeaderPolicy header, char comment) {
    this.text = text;
    this.delimiter = delimiter;
    this.header = header;
    this.comment = comment;
  }

  /**
   * Returns the name of the preset for command lines.
   *
   * @return lower-case words joined by hyphens
   */
  public String text() {
    return text;
  }

  /**
   * Finds a preset by its name.
   *
   * @param text a name as {@link #text()} gives it
   * @return empty if no preset is called so
   */
  public static Optional<CsvPreset> named(String text) {
    return Arrays.stream(values()).filter(preset -> preset.text.equals(text)).findFirst();
  }

  /**
   * Recognises a file by how it begins. Only layouts are told that hardly anything else has:
   * DB-IP's country and ASN files look like those of {@link #IP_LOCATION_DB} and are taken for
   * them, and a Tor file without comments is, too.
   *
   * @param start the first bytes of the file, gzip or not; some thousands are enough
   * @return empty if the first lines have none of the layouts
   */
  public static Optional<CsvPreset> detect(byte[] start) {
    return PresetDetection.detect(start);
  }

  char delimiter() {
    return delimiter;
  }

  HeaderPolicy header() {
    return header;
  }

  /** Returns the character that begins comments, or {@link #NO_COMMENT}. */
  char comment() {
    return comment;
  }

  Layout layout(List<String> row, List<String> names) throws BadRow {
    return PresetLayouts.of(this, row, names);
  }
}
