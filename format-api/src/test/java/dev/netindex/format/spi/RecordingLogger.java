package dev.netindex.format.spi;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/** Keeps what is logged, as "LEVEL message". */
final class RecordingLogger extends LegacyAbstractLogger {
  private static final long serialVersionUID = 1L;

  private final transient List<String> lines = new ArrayList<>();

  RecordingLogger() {
    name = "recording";
  }

  List<String> lines() {
    return lines;
  }

  @Override
  protected void handleNormalizedLoggingCall(
      Level level, Marker marker, String pattern, Object[] arguments, Throwable error) {
    lines.add(level + " " + MessageFormatter.basicArrayFormat(pattern, arguments));
  }

  @Override
  protected String getFullyQualifiedCallerName() {
    return RecordingLogger.class.getName();
  }

  @Override
  public boolean isTraceEnabled() {
    return true;
  }

  @Override
  public boolean isDebugEnabled() {
    return true;
  }

  @Override
  public boolean isInfoEnabled() {
    return true;
  }

  @Override
  public boolean isWarnEnabled() {
    return true;
  }

  @Override
  public boolean isErrorEnabled() {
    return true;
  }
}
