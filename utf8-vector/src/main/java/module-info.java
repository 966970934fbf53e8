import dev.netindex.format.spi.Utf8Validator;
import dev.netindex.utf8.vector.VectorUtf8Validator;

/**
 * UTF-8 validation with vector instructions, where the virtual machine has the incubator module
 * {@code jdk.incubator.vector}. Exports nothing: found as a service.
 */
@SuppressWarnings("module") // the digit at the end of a part of the name belongs to UTF-8
module dev.netindex.utf8.vector {
  requires dev.netindex.format;
  requires static jdk.incubator.vector;
  requires static jdk.management;
  requires static org.jspecify;

  provides Utf8Validator with
      VectorUtf8Validator;
}
