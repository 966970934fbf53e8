package dev.netindex.codec.json.record;

import dev.netindex.codec.json.schema.Node;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.LimitExceededException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Resolves the components of Java records once. */
final class MapperCompiler {
  /**
   * The most places that are compiled: maps of maps, and Java records that hold themselves twice,
   * make of a small schema as many as they like.
   */
  private static final int MAX_PLACES = 65_536;

  private final MethodHandles.Lookup lookup;
  private final RecordReader reader;
  private int places;

  MapperCompiler(MethodHandles.Lookup lookup, RecordReader reader) {
    this.lookup = lookup;
    this.reader = reader;
  }

  /**
   * A place in the tree, by its way from where a view can stand.
   *
   * @param part the part of a list's elements, or that of the record
   * @param names the way from there
   */
  private record Place(int part, List<String> names) {
    Place inside(List<String> more) {
      List<String> all = new ArrayList<>(names);
      all.addAll(more);
      return new Place(part, all);
    }
  }

  ValueMapper root(Class<?> type) {
    if (!type.isRecord()) {
      throw new IllegalArgumentException("not a record: " + type.getName());
    }
    return compile(type, new Place(RecordReader.ROOT, List.of()), type.getSimpleName());
  }

  private Field field(Place place) {
    Node start = reader.part(place.part()).node();
    return PathResolver.resolve(reader, place.part(), start, place.names());
  }

  private ValueMapper compile(Type type, Place place, String where) {
    places++;
    if (places > MAX_PLACES) {
      throw new LimitExceededException(
          Fault.CODEC_FIELDS,
          LimitExceededException.NO_OFFSET,
          "at most " + MAX_PLACES + " components and members of maps",
          "more at " + where);
    }
    Field field = located(place, where);
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return list(field, arguments[0], where);
      }
      if (generic.getRawType() == Map.class && arguments[0] == String.class) {
        return map(field, place, arguments[1], where);
      }
    }
    if (type instanceof Class<?> plain && plain.isRecord()) {
      return object(field, place, plain, where);
    }
    ScalarMapper scalar = ScalarMapper.of(type);
    if (scalar == null) {
      throw refused(where, "a type that a component may have", type.getTypeName());
    }
    require(field, scalar.types(), where);
    return scalar.mapper(field, where);
  }

  private Field located(Place place, String where) {
    try {
      return field(place);
    } catch (InvalidInputException failure) {
      throw refused(where, failure.expected(), failure.actual());
    }
  }

  private ValueMapper optional(Type type, Place place, String where) {
    try {
      field(place);
    } catch (InvalidInputException absent) {
      return (view, elements) -> Optional.empty();
    }
    ValueMapper inside = compile(type, place, where);
    return (view, elements) -> Optional.ofNullable(inside.map(view, elements));
  }

  private ValueMapper list(Field field, Type type, String where) {
    require(field, CurrentRecord.LISTS, where);
    if (!(field.node() instanceof Node.ListNode node)) {
      return (view, elements) -> view.isPresent(field) ? List.of() : null; // always empty
    }
    ValueMapper element = compile(type, new Place(node.part(), List.of()), where + "[]");
    return new ListMapper(field, node.part(), element);
  }

  private ValueMapper map(Field field, Place place, Type type, String where) {
    require(field, CurrentRecord.OBJECTS, where);
    Map<String, ValueMapper> members = new LinkedHashMap<>();
    for (String name : members(field)) {
      members.put(name, compile(type, place.inside(List.of(name)), where + "[" + name + "]"));
    }
    return new MapMapper(field, members);
  }

  private ValueMapper object(Field field, Place place, Class<?> type, String where) {
    require(field, CurrentRecord.OBJECTS, where);
    RecordComponent[] components = type.getRecordComponents();
    ValueMapper[] mappers = new ValueMapper[components.length];
    for (int i = 0; i < components.length; i++) {
      mappers[i] = component(components[i], field, place, where);
    }
    return new ObjectMapper(field, JavaRecord.constructor(lookup, type), mappers);
  }

  private ValueMapper component(
      RecordComponent component, Field object, Place place, String around) {
    String where = around + "." + component.getName();
    Place inside = place.inside(names(component, members(object), where));
    Type type = component.getGenericType();
    if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
      return optional(generic.getActualTypeArguments()[0], inside, where);
    }
    ValueMapper mapper = compile(type, inside, where);
    if (!component.getType().isPrimitive()) {
      return mapper;
    }
    String path = FieldPaths.join(inside.names());
    return (view, elements) -> {
      Object value = mapper.map(view, elements);
      if (value == null) {
        throw refused(where, "a value of " + path + ", as the type is primitive", "none");
      }
      return value;
    };
  }

  private static List<String> names(RecordComponent component, List<String> members, String where) {
    FieldPath path = component.getAnnotation(FieldPath.class);
    if (path != null) {
      try {
        return FieldPaths.split(path.value());
      } catch (InvalidInputException failure) {
        throw refused(where, failure.expected(), failure.actual());
      }
    }
    String name = component.getName();
    return List.of(members.contains(name) ? name : JavaRecord.snakeCase(name));
  }

  private static List<String> members(Field field) {
    return field.node() instanceof Node.ObjectNode object
        ? object.members().stream().map(Node.Member::name).toList()
        : List.of();
  }

  private static void require(Field field, int types, String where) {
    if ((field.typeBit & types) == 0) {
      throw refused(where, "a field of type " + CurrentRecord.names(types), field.toString());
    }
  }

  static InvalidInputException refused(String where, String expected, @Nullable String actual) {
    return new InvalidInputException(
        Fault.FIELD_PATH,
        InvalidInputException.NO_OFFSET,
        expected,
        actual + " for component " + where);
  }
}
