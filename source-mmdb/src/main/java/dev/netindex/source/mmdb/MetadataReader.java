package dev.netindex.source.mmdb;

import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.codec.json.value.RecordValue.IntegerValue;
import dev.netindex.codec.json.value.RecordValue.ListValue;
import dev.netindex.codec.json.value.RecordValue.Member;
import dev.netindex.codec.json.value.RecordValue.ObjectValue;
import dev.netindex.codec.json.value.RecordValue.TextValue;
import dev.netindex.codec.json.value.RecordValue.WideIntegerValue;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the metadata at the end of a file, and reads them. */
final class MetadataReader {
  private static final byte[] MARKER =
      "\u00AB\u00CD\u00EFMaxMind.com".getBytes(StandardCharsets.ISO_8859_1);

  /** The metadata with their marker are among this many bytes at the end of a file. */
  private static final long MAX_BYTES = 128 << 10;

  private static final long MAX_NODES = 0xFFFF_FFFFL;
  private static final long MAJOR_VERSION = 2;

  private final Section section;
  private final Map<String, RecordValue> fields = new HashMap<>();

  private MetadataReader(Section section) {
    this.section = section;
  }

  /** Finds the section of the metadata, which starts behind the last marker. */
  static Section find(MemorySegment file, String name) {
    long size = file.byteSize();
    long last = size - MARKER.length;
    long first = Math.max(0, size - MAX_BYTES);
    for (long at = last; at >= first; at--) {
      if (isMarker(file, at)) {
        long start = at + MARKER.length;
        return new Section(file, name, start, size - start);
      }
    }
    throw new MmdbException(
        MmdbFault.METADATA_MARKER,
        name,
        first,
        "the marker of MMDB metadata in the last " + MAX_BYTES + " bytes",
        "none",
        null);
  }

  /** Returns the offset of the marker before a section of metadata. */
  static long marker(Section metadata) {
    return metadata.start() - MARKER.length;
  }

  private static boolean isMarker(MemorySegment file, long at) {
    for (int i = 0; i < MARKER.length; i++) {
      if (file.get(ValueLayout.JAVA_BYTE, at + i) != MARKER[i]) {
        return false;
      }
    }
    return true;
  }

  /** Reads the metadata and checks what the tree depends on. */
  static MmdbMetadata read(Section section) {
    MetadataReader reader = new MetadataReader(section);
    RecordValue map = new RecordDecoder(section, new Selection.Everything()).decode(0);
    if (!(map instanceof ObjectValue object)) {
      throw reader.fault("a map", map);
    }
    for (Member member : object.members()) {
      reader.fields.put(member.name(), member.value());
    }
    return reader.metadata();
  }

  private MmdbMetadata metadata() {
    long major = number("binary_format_major_version", MAJOR_VERSION);
    check(MmdbFault.FORMAT_VERSION, major == MAJOR_VERSION, "2", major);
    long ipVersion = required("ip_version");
    check(MmdbFault.IP_VERSION, ipVersion == 4 || ipVersion == 6, "4 or 6", ipVersion);
    long recordSize = required("record_size");
    boolean known = recordSize == 24 || recordSize == 28 || recordSize == 32;
    check(MmdbFault.RECORD_SIZE, known, "24, 28 or 32", recordSize);
    long nodes = required("node_count");
    check(MmdbFault.METADATA, nodes >= 0 && nodes <= MAX_NODES, "at most 2^32-1 nodes", nodes);
    return new MmdbMetadata(
        databaseType(),
        number("build_epoch", 0),
        (int) ipVersion,
        (int) recordSize,
        nodes,
        languages(),
        description());
  }

  private void check(MmdbFault fault, boolean right, String expected, long actual) {
    if (!right) {
      throw section.fault(fault, 0, expected, Long.toUnsignedString(actual));
    }
  }

  private long required(String name) {
    if (!fields.containsKey(name)) {
      throw section.fault(MmdbFault.METADATA, 0, "the field " + name, "none");
    }
    return number(name, 0);
  }

  /** Returns a number of at most 64 bits without sign. */
  private long number(String name, long absent) {
    RecordValue value = fields.get(name);
    return switch (value) {
      case null -> absent;
      case IntegerValue(var type, long number) when number >= 0 -> number;
      case WideIntegerValue(var type, var number)
          when number.signum() >= 0 && number.bitLength() <= Long.SIZE ->
          number.longValue();
      default -> throw fault("a number of at most 64 bits as " + name, value);
    };
  }

  private String databaseType() {
    RecordValue type = fields.get("database_type");
    return type == null ? "" : text("database_type", type);
  }

  private List<String> languages() {
    List<String> texts = new ArrayList<>();
    switch (fields.get("languages")) {
      case null -> {}
      case ListValue list -> list.values().forEach(value -> texts.add(text("language", value)));
      case RecordValue other -> throw fault("an array as languages", other);
    }
    return texts;
  }

  private Map<String, String> description() {
    Map<String, String> texts = new HashMap<>();
    switch (fields.get("description")) {
      case null -> {}
      case ObjectValue map ->
          map.members()
              .forEach(member -> texts.put(member.name(), text("description", member.value())));
      case RecordValue other -> throw fault("a map as description", other);
    }
    return texts;
  }

  private String text(String name, RecordValue value) {
    if (value instanceof TextValue(String text)) {
      return text;
    }
    throw fault("text as " + name, value);
  }

  private MmdbException fault(String expected, @Nullable RecordValue actual) {
    String found = actual == null ? "nothing" : actual.getClass().getSimpleName();
    return section.fault(MmdbFault.METADATA, 0, expected, found);
  }
}
