package dev.netindex.cli;

import dev.netindex.cli.command.InstalledModules;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class VersionText implements IVersionProvider {
  private VersionText() {}

  @Override
  public String[] getVersion() {
    List<String> lines = new ArrayList<>();
    lines.add("netindex " + InstalledModules.version() + " (index format 3)");
    InstalledModules.versions()
        .forEach((name, version) -> lines.add((name + " " + version).strip()));
    lines.add("Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")");
    return lines.toArray(String[]::new);
  }
}
