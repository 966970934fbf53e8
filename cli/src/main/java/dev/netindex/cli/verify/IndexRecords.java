package dev.netindex.cli.verify;

import dev.netindex.codec.json.record.RecordReader;
import dev.netindex.codec.json.record.RecordView;
import dev.netindex.codec.json.text.JsonBounds;
import dev.netindex.codec.json.text.JsonRecords;
import dev.netindex.codec.json.text.RecordJsonWriter;
import dev.netindex.codec.json.value.RecordValue;
import dev.netindex.format.Fault;
import dev.netindex.format.LimitExceededException;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchView;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/** The records of an index as values, by way of their JSON: that of typed ones, or the payload. */
final class IndexRecords {
  private static final JsonBounds BOUNDS =
      new JsonBounds(JsonBounds.MAX_DEPTH, Integer.MAX_VALUE, Integer.MAX_VALUE);

  private final IndexReader index;
  private final @Nullable RecordView view;
  private final @Nullable RecordJsonWriter writer;

  IndexRecords(IndexReader index) {
    this.index = index;
    if (RecordReader.describes(index)) {
      RecordReader reader = RecordReader.of(index);
      view = reader.view();
      writer = RecordJsonWriter.of(reader);
    } else {
      view = null;
      writer = null;
    }
  }

  /**
   * Returns the record of a match.
   *
   * @throws NetindexException if it is none, or its JSON is too long
   */
  RecordValue record(MatchView match) {
    return JsonRecords.parse(json(match), BOUNDS);
  }

  private byte[] json(MatchView match) {
    if (view != null && writer != null) {
      return writer.write(view.wrap(match)).toByteArray();
    }
    long length = match.payloadLength();
    if (length > RecordJsonWriter.DEFAULT_MAXIMUM_BYTES) {
      throw new LimitExceededException(
          Fault.RECORD_JSON_BYTES,
          match.payloadOffset(),
          "at most " + RecordJsonWriter.DEFAULT_MAXIMUM_BYTES + " bytes",
          length + " bytes");
    }
    byte[] bytes = new byte[(int) length];
    MemorySegment.copy(
        index.memory(), ValueLayout.JAVA_BYTE, match.payloadOffset(), bytes, 0, bytes.length);
    return bytes;
  }
}
