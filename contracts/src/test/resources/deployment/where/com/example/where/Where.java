package com.example.where;

import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.Match;
import java.io.IOException;
import java.nio.file.Path;

public final class Where {
  public static void main(String[] args) throws IOException {
    try (IndexReader reader = IndexReader.open(Path.of(args[0]))) {
      for (int i = 1; i < args.length; i++) {
        for (Match match : reader.lookup(args[i])) {
          System.out.println(
              args[i] + "\t" + match.target() + "\t" + match.recordId() + "\t" + match.payloadText());
        }
      }
    }
  }
}
