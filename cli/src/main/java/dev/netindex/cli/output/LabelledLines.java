package dev.netindex.cli.output;

/** Facts for people: a label and a value on each line, values aligned. */
public final class LabelledLines {
  private final int width;
  private final StringBuilder text = new StringBuilder();

  /**
   * Makes no lines yet.
   *
   * @param width characters of the longest label
   */
  public LabelledLines(int width) {
    this.width = width;
  }

  /**
   * Adds a line.
   *
   * @param label what it is, or nothing for one more value of the label above
   * @param value what is known
   */
  public void add(String label, String value) {
    text.append(label).repeat(' ', Math.max(0, width - label.length()) + 2);
    text.append(value).append('\n');
  }

  /** Returns all lines. */
  @Override
  public String toString() {
    return text.toString();
  }
}
