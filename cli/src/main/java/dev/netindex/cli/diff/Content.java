package dev.netindex.cli.diff;

import dev.netindex.cli.field.JsonText;
import dev.netindex.cli.output.ReadableBytes;
import dev.netindex.codec.json.text.JsonBounds;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.InvalidInputException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What one record says: JSON text, or bytes that may be JSON text or nothing that is known. */
public final class Content {
  /** Nothing of a record of one side may be lost. */
  private static final JsonBounds BOUNDS =
      new JsonBounds(JsonBounds.MAX_DEPTH, Integer.MAX_VALUE, Integer.MAX_VALUE);

  private final byte[] bytes;
  private final boolean typed;
  private final Optional<RecordValue> value;

  private Content(byte[] bytes, boolean typed, Optional<RecordValue> value) {
    this.bytes = bytes;
    this.typed = typed;
    this.value = value;
  }

  /**
   * Takes a record of an index.
   *
   * @param bytes JSON text of a typed record, or a payload; not copied
   * @param typed whether it is a typed record
   * @param json whether a payload is taken as JSON if it is JSON
   */
  static Content of(byte[] bytes, boolean typed, boolean json) {
    return new Content(bytes, typed, typed || json ? parse(bytes) : Optional.empty());
  }

  private static Optional<RecordValue> parse(byte[] json) {
    try {
      return Optional.of(JsonRecords.parse(json, BOUNDS));
    } catch (InvalidInputException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a text that is equal for equal contents only.
   *
   * @param wanted which paths count; empty for all
   */
  String key(Optional<Predicate<String>> wanted) {
    if (value.isEmpty()) {
      return "bytes " + new String(bytes, StandardCharsets.ISO_8859_1);
    }
    StringBuilder key = new StringBuilder(bytes.length + 16);
    if (wanted.isEmpty()) {
      CanonicalJson.append(value.get(), key);
    } else {
      new TreeMap<>(leaves(wanted))
          .forEach((path, leaf) -> key.append(path).append('\0').append(leaf.canonical()));
    }
    return key.toString();
  }

  /**
   * Returns the values at the ends of all paths, in the order of the record.
   *
   * @param wanted which paths count; empty for all
   */
  Map<String, Leaf> leaves(Optional<Predicate<String>> wanted) {
    Map<String, Leaf> leaves = new LinkedHashMap<>();
    if (value.isPresent()) {
      CanonicalJson.leaves(value.get(), "", wanted.orElse(path -> true), leaves);
    } else {
      leaves.put("payload", new Leaf(payloadJson(), key(wanted)));
    }
    return leaves;
  }

  /**
   * Returns a payload as JSON: its text, or Base64 if it is no UTF-8.
   *
   * @return a JSON string
   */
  public String payloadJson() {
    return JsonText.quoted(
        ReadableBytes.utf8(bytes).orElseGet(() -> Base64.getEncoder().encodeToString(bytes)));
  }

  /**
   * Tells whether this is a typed record, and {@link #bytes()} its JSON.
   *
   * @return false for a payload
   */
  public boolean typed() {
    return typed;
  }

  /**
   * Returns the JSON of a typed record, or a payload.
   *
   * @return not a copy
   */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * Tells whether the bytes are UTF-8.
   *
   * @return true for JSON and for payloads that are text
   */
  boolean text() {
    return ReadableBytes.utf8(bytes).isPresent();
  }
}
