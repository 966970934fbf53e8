package dev.netindex.format.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs where no search provider is on the path. */
class SearchProvidersTest {
  @Test
  void namesTheMissingArtifactAndTheWayAroundServices() {
    String message =
        assertThrows(NoSearchProviderException.class, SearchProviders::select).getMessage();
    assertTrue(message.contains("dev.netindex:netindex-search-scalar"), message);
    assertTrue(message.contains("OSGi"), message);
    assertTrue(message.contains("OpenOptions.searchProvider"), message);
  }

  @Test
  void namesTheProviderThatWasForced() {
    String message =
        assertThrows(NoSearchProviderException.class, () -> SearchProviders.select("vector"))
            .getMessage();
    assertTrue(message.contains("\"vector\""), message);
  }

  @Test
  void theExceptionCanBeSentElsewhere() throws IOException, ClassNotFoundException {
    NoSearchProviderException e =
        new NoSearchProviderException(
            "message", List.of(new ProviderCandidate("a", 1, false, "off")));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(e);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertEquals(e.candidates(), ((NoSearchProviderException) in.readObject()).candidates());
    }
  }
}
