package dev.netindex.cli.enrich;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Set;

/** Finds the address in the JSON object of a line. Belongs to one thread. */
final class JsonAddress {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          // Names come from anywhere: none of them may stay.
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .build();

  private final String path;
  private final Set<String> added;
  private String address = "";
  private String clash = "";
  private boolean empty;

  /**
   * Looks for a member.
   *
   * @param path its name; or names with dots between, each inside of the one before
   * @param added names that the object must not have
   */
  JsonAddress(String path, Set<String> added) {
    this.path = path;
    this.added = added;
  }

  /**
   * Reads a line.
   *
   * @return what is wrong with it; empty if nothing is
   */
  String read(byte[] bytes, int start, int length) {
    address = "";
    clash = "";
    empty = true;
    try (JsonParser json = FACTORY.createParser(bytes, start, length)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return "no JSON object";
      }
      members(json, "");
      return json.nextToken() == null ? "" : "more than one JSON object";
    } catch (IOException e) {
      String message = String.valueOf(e.getMessage());
      return "no JSON object: " + message.lines().findFirst().orElse("");
    }
  }

  private void members(JsonParser json, String prefix) throws IOException {
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      JsonToken token = json.nextToken();
      if (prefix.isEmpty()) {
        empty = false;
        clash = added.contains(name) ? name : clash;
      }
      if (path.startsWith(name, prefix.length())) {
        int end = prefix.length() + name.length();
        if (end == path.length() && token == JsonToken.VALUE_STRING && address.isEmpty()) {
          address = json.getText();
        } else if (token == JsonToken.START_OBJECT
            && end < path.length()
            && path.charAt(end) == '.') {
          members(json, path.substring(0, end + 1));
          continue;
        }
      }
      json.skipChildren();
    }
  }

  /** Returns the address, or nothing if there is no such member or if it is no text. */
  String address() {
    return address;
  }

  /** Returns a name that the object has and must not have, or nothing. */
  String clash() {
    return clash;
  }

  /** Tells whether the object has no members. */
  boolean empty() {
    return empty;
  }
}
