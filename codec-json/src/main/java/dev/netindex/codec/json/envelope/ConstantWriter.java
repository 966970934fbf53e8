package dev.netindex.codec.json.envelope;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.netindex.codec.json.value.NumberType;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import java.io.IOException;
import java.util.Base64;

/** Writes type and value of a constant. */
final class ConstantWriter {
  private final JsonGenerator json;

  ConstantWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(RecordValue value) throws IOException {
    json.writeStringField("type", type(value));
    json.writeFieldName("constant");
    switch (value) {
      case RecordValue.ObjectValue object -> {
        json.writeStartObject();
        json.writeEndObject();
      }
      case RecordValue.ListValue list -> {
        json.writeStartArray();
        json.writeEndArray();
      }
      case RecordValue.TextValue text -> json.writeString(text.text());
      case RecordValue.UntypedText text -> json.writeString(text.text());
      case RecordValue.NumberText number -> json.writeNumber(number.text());
      case RecordValue.BytesValue bytes ->
          json.writeString(Base64.getEncoder().encodeToString(bytes.bytes()));
      case RecordValue.BooleanValue truth -> json.writeBoolean(truth.value());
      case RecordValue.IntegerValue number -> json.writeNumber(number.value());
      case RecordValue.WideIntegerValue number -> json.writeNumber(number.value());
      case RecordValue.RealValue number -> writeReal(number);
      case RecordValue.NullValue none -> json.writeNull();
    }
  }

  private static String type(RecordValue value) {
    return switch (value) {
      case RecordValue.ObjectValue object when object.members().isEmpty() -> "object";
      case RecordValue.ListValue list when list.values().isEmpty() -> "list";
      case RecordValue.ObjectValue _, RecordValue.ListValue _ ->
          throw new InvalidInputException(
              Fault.RECORD_SCHEMA,
              InvalidInputException.NO_OFFSET,
              "a constant without elements",
              "an object or list with some");
      case RecordValue.TextValue _, RecordValue.UntypedText _ -> "text";
      case RecordValue.NumberText _ -> NumberType.DECIMAL.text();
      case RecordValue.BytesValue _ -> "bytes";
      case RecordValue.BooleanValue _ -> "bool";
      case RecordValue.IntegerValue number -> number.type().text();
      case RecordValue.WideIntegerValue number -> number.type().text();
      case RecordValue.RealValue number -> number.type().text();
      case RecordValue.NullValue _ -> "null";
    };
  }

  private void writeReal(RecordValue.RealValue number) throws IOException {
    double value = number.value();
    if (Double.isNaN(value)) {
      json.writeString(Constants.NAN);
    } else if (Double.isInfinite(value)) {
      json.writeString(value > 0 ? Constants.INFINITY : Constants.MINUS_INFINITY);
    } else if (number.type() == NumberType.F32) {
      json.writeNumber(Float.toString((float) value));
    } else {
      json.writeNumber(Double.toString(value));
    }
  }
}
