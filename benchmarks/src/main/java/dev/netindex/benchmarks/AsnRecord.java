package dev.netindex.benchmarks;

import com.maxmind.db.MaxMindDbConstructor;
import com.maxmind.db.MaxMindDbParameter;
import org.jspecify.annotations.Nullable;

/**
 * What both participants answer in the end when asked for an object.
 *
 * @param number the AS number
 * @param organization who runs it
 */
public record AsnRecord(
    @MaxMindDbParameter(name = "autonomous_system_number") @Nullable Long number,
    @MaxMindDbParameter(name = "autonomous_system_organization") @Nullable String organization) {
  /** Tells the peer that this is how to make the object. */
  @MaxMindDbConstructor
  public AsnRecord {}
}
