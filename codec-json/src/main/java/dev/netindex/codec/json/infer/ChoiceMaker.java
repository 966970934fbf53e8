package dev.netindex.codec.json.infer;

import dev.netindex.codec.json.fixed.FieldKind;
import dev.netindex.codec.json.value.RecordValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides what each place becomes. */
final class ChoiceMaker {
  private static final int NUMBERS =
      ScalarFacts.INTEGER | ScalarFacts.REAL | ScalarFacts.SPELLED | ScalarFacts.DECIMAL;
  private static final int LONGEST_CONSTANT = 1_024;

  private final Map<Place, Choice> choices = new HashMap<>();

  /** Returns what a place becomes. */
  Choice of(Place place) {
    return choices.computeIfAbsent(place, ChoiceMaker::choose);
  }

  private static Choice choose(Place place) {
    Fallback.Reason reason = place.fallback();
    if (reason != null) {
      return new Choice.Json(reason);
    }
    ScalarFacts facts = place.scalars();
    int kinds = facts.kinds() & ~ScalarFacts.NULL;
    if (kinds == 0) {
      return place.seen() == 0
          ? new Choice.Members()
          : new Choice.Constant(new RecordValue.NullValue(), Optional.empty());
    }
    if (kinds == ScalarFacts.OBJECT) {
      return new Choice.Members();
    }
    if (kinds == ScalarFacts.LIST) {
      return place.element() == null && !facts.hasNull()
          ? new Choice.Constant(new RecordValue.ListValue(List.of()), Optional.empty())
          : new Choice.Elements();
    }
    return scalar(facts, kinds);
  }

  private static Choice scalar(ScalarFacts facts, int kinds) {
    Choice.Column column = column(facts, kinds);
    if (column == null) {
      return new Choice.Json(
          (kinds & ~NUMBERS) == 0 ? Fallback.Reason.NUMBER_SPELLING : Fallback.Reason.MIXED_TYPES);
    }
    RecordValue constant = facts.hasNull() ? null : facts.constant();
    RecordValue typed = constant == null ? null : typed(constant, column, kinds);
    return typed == null ? column : new Choice.Constant(typed, Optional.of(column));
  }

  /** Returns the column for values of such kinds, or null if there is none for all. */
  private static Choice.@Nullable Column column(ScalarFacts facts, int kinds) {
    SpellingFacts spellings = facts.spellings();
    return spellings == null
        ? typedColumn(facts, kinds)
        : spelledColumn(
            facts, spellings, kinds & ~ScalarFacts.SPELLED & ~ScalarFacts.UNTYPED, kinds);
  }

  private static Choice.@Nullable Column typedColumn(ScalarFacts facts, int kinds) {
    return switch (kinds) {
      case ScalarFacts.TEXT -> Choice.TEXT;
      case ScalarFacts.BYTES -> Choice.BYTES;
      case ScalarFacts.TRUTH -> Choice.BOOLEAN;
      case ScalarFacts.INTEGER -> facts.integers().column();
      case ScalarFacts.REAL -> facts.reals().column();
      case ScalarFacts.DECIMAL -> facts.decimalColumn();
      default -> null;
    };
  }

  private static Choice.@Nullable Column spelledColumn(
      ScalarFacts facts, SpellingFacts spellings, int others, int kinds) {
    boolean untyped = (kinds & ScalarFacts.UNTYPED) != 0;
    boolean alone = others == 0;
    if (spellings.integers()
        && (spellings.within64() || !untyped)
        && (alone || others == ScalarFacts.INTEGER)) {
      return facts.integers().column();
    }
    if (alone && untyped && spellings.decimals() != null) {
      return spellings.decimals();
    }
    if (spellings.shortest() && (alone || others == ScalarFacts.REAL)) {
      return facts.reals().column();
    }
    if (alone && spellings.decimals() != null) {
      return spellings.decimals();
    }
    Choice.Column numbers =
        alone || others == ScalarFacts.INTEGER ? spellings.numbers(facts.integers()) : null;
    if (numbers != null || (kinds & ScalarFacts.SPELLED) != 0) {
      return numbers;
    }
    if (spellings.truths() && (alone || others == ScalarFacts.TRUTH)) {
      return Choice.BOOLEAN;
    }
    return alone || others == ScalarFacts.TEXT ? Choice.TEXT : null;
  }

  /** Returns the constant as a value of the column's type, or null if it needs a column. */
  private static @Nullable RecordValue typed(
      RecordValue constant, Choice.Column column, int kinds) {
    return switch (constant) {
      case RecordValue.TextValue it when isShort(it.text()) -> it;
      case RecordValue.BytesValue it when it.bytes().length <= LONGEST_CONSTANT -> it;
      case RecordValue.RealValue it when isSpelledExactly(it.value()) -> it;
      case RecordValue.BooleanValue it -> it;
      case RecordValue.IntegerValue it -> it;
      case RecordValue.WideIntegerValue it when it.value().bitLength() <= LONGEST_CONSTANT -> it;
      case RecordValue.UntypedText it when isShort(it.text()) -> untyped(it.text(), column, kinds);
      default -> null;
    };
  }

  private static @Nullable RecordValue untyped(String text, Choice.Column column, int kinds) {
    if (column.kind() == FieldKind.STRING) {
      return new RecordValue.TextValue(text);
    }
    if (column.kind() == FieldKind.BOOL && kinds == ScalarFacts.UNTYPED) {
      return new RecordValue.BooleanValue(text.equals("true"));
    }
    return null;
  }

  private static boolean isShort(String text) {
    return text.length() <= LONGEST_CONSTANT && TextRules.isUnicode(text);
  }

  private static boolean isSpelledExactly(double value) {
    return Double.isFinite(value) && (value != 0 || Double.doubleToRawLongBits(value) == 0);
  }
}
