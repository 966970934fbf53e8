package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.schema.DatasetInfo;
import dev.netindex.codec.json.schema.RecordPart;
import dev.netindex.codec.json.schema.RecordSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lays the places out in parts. */
final class SchemaBuilder {
  private final ChoiceMaker choices = new ChoiceMaker();
  private final SharingPlan plan = new SharingPlan(choices);
  private final List<@Nullable RecordPart> parts = new ArrayList<>();
  private final List<Fallback> fallbacks = new ArrayList<>();

  InferredSchema build(Place root, DatasetInfo dataset) {
    RecordPart record = new PartBuilder(this, root).build(false);
    List<RecordPart> finished = new ArrayList<>();
    for (RecordPart part : parts) {
      finished.add(Objects.requireNonNull(part));
    }
    return new InferredSchema(new RecordSchema(dataset, record, finished), fallbacks);
  }

  ChoiceMaker choices() {
    return choices;
  }

  SharingPlan plan() {
    return plan;
  }

  /** Adds a part of the values of a place; the parts it leads to get higher numbers. */
  int addPart(@Nullable Place place) {
    int number = parts.size();
    parts.add(null);
    parts.set(
        number, place == null ? PartBuilder.ofNothing() : new PartBuilder(this, place).build(true));
    return number;
  }

  void addFallback(Place place, Fallback.Reason reason) {
    fallbacks.add(new Fallback(place.path(), reason, place.seen()));
  }
}
