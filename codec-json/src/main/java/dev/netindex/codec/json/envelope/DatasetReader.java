package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonToken;
import dev.netindex.codec.json.schema.DatasetInfo;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what is said of the data as a whole. Members that a later version adds are passed over. */
final class DatasetReader {
  /** The most languages, texts, and tokens that are passed over. */
  private static final int MAX_TEXTS = 65_536;

  private final JsonCursor json;
  private String name = "";
  private Optional<Instant> built = Optional.empty();
  private String source = "";
  private String licence = "";
  private String attribution = "";
  private final List<String> languages = new ArrayList<>();
  private final Map<String, String> description = new LinkedHashMap<>();

  private int texts;

  private DatasetReader(JsonCursor json) {
    this.json = json;
  }

  static DatasetInfo read(JsonCursor json) {
    json.expect(JsonToken.START_OBJECT, "an object about the dataset");
    return new DatasetReader(json).read();
  }

  private DatasetInfo read() {
    while (json.next()) {
      String member = json.text();
      json.value();
      switch (member) {
        case "name" -> name = json.textValue("a name");
        case "built" -> built = Optional.of(instant());
        case "source" -> source = json.textValue("a source");
        case "licence" -> licence = json.textValue("a licence");
        case "attribution" -> attribution = json.textValue("an attribution");
        case "languages" -> readLanguages();
        case "description" -> readDescription();
        default -> skip();
      }
    }
    return new DatasetInfo(name, built, source, licence, attribution, languages, description);
  }

  private Instant instant() {
    String text = json.textValue("a time");
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      var invalid = json.unexpected("a time in UTC by ISO 8601");
      invalid.initCause(e);
      throw invalid;
    }
  }

  private void readLanguages() {
    json.expect(JsonToken.START_ARRAY, "a list of languages");
    while (json.next()) {
      countText();
      languages.add(json.textValue("a language"));
    }
  }

  /** Passes over a value that is not known, but not over more than memory should hold. */
  private void skip() {
    int open = 0;
    do {
      countText();
      switch (json.token()) {
        case START_OBJECT, START_ARRAY -> open++;
        case END_OBJECT, END_ARRAY -> open--;
        default -> {}
      }
      if (open > 0) {
        json.value();
      }
    } while (open > 0);
  }

  /** Each short text, or name of a member, takes many times its bytes in memory. */
  private void countText() {
    texts++;
    if (texts > MAX_TEXTS) {
      throw JsonCursor.invalid(
          json.offset(), "at most " + MAX_TEXTS + " texts about the dataset", "one more");
    }
  }

  private void readDescription() {
    json.expect(JsonToken.START_OBJECT, "texts by language");
    while (json.next()) {
      countText();
      String language = json.text();
      json.value();
      description.put(language, json.textValue("a text"));
    }
  }
}
