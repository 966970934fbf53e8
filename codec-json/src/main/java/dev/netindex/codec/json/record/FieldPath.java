package dev.netindex.codec.json.record;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which field a component of a Java record takes, where its name does not. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface FieldPath {
  /**
   * Returns the path from the object that the Java record stands for.
   *
   * @return as {@link RecordReader#field(String)} takes it, as {@code names.en}
   */
  String value();
}
