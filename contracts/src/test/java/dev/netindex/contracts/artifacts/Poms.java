package dev.netindex.contracts.artifacts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What the tests need to know from the project's pom files. */
final class Poms {
  /** Tests run in the folder of their module. */
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private Poms() {}

  /** Folders of the modules whose jars are published. */
  static List<String> publishedFolders() {
    return children(child(project(ROOT), "modules"), "module").stream()
        .map(Node::getTextContent)
        .filter(folder -> !List.of("bom", "contracts", "benchmarks").contains(folder))
        .toList();
  }

  /** The artifact id and version of each published module, as its own pom has them. */
  static Map<String, String> publishedVersions() {
    Map<String, String> versions = new TreeMap<>();
    for (String folder : publishedFolders()) {
      Element project = project(ROOT.resolve(folder));
      versions.put(text(project, "artifactId"), text(project, "version"));
    }
    return versions;
  }

  /** The artifact id and version of each module, as the bill of materials has them. */
  static Map<String, String> bomVersions() {
    Map<String, String> versions = new TreeMap<>();
    Element managed = child(project(ROOT.resolve("bom")), "dependencyManagement");
    for (Element dependency : children(child(managed, "dependencies"), "dependency")) {
      versions.put(text(dependency, "artifactId"), text(dependency, "version"));
    }
    return versions;
  }

  private static Element project(Path folder) {
    try {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .parse(folder.resolve("pom.xml").toFile())
          .getDocumentElement();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException(folder.toString(), e);
    }
  }

  private static String text(Element parent, String name) {
    return child(parent, name).getTextContent().strip();
  }

  private static Element child(Element parent, String name) {
    List<Element> found = children(parent, name);
    if (found.size() != 1) {
      throw new IllegalStateException(found.size() + " times " + name + " in " + parent);
    }
    return found.getFirst();
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
