package dev.netindex.cli.command;

import dev.netindex.cli.console.Failure;
import dev.netindex.cli.console.Problems;
import dev.netindex.cli.input.QueryParser;
import dev.netindex.cli.input.QueryText;
import dev.netindex.cli.input.Request;
import dev.netindex.cli.output.AnswerWriter;
import dev.netindex.format.Fault;
import dev.netindex.format.InvalidIndexException;
import dev.netindex.format.InvalidInputException;
import dev.netindex.format.NetindexException;
import dev.netindex.format.reader.IndexReader;
import dev.netindex.format.reader.MatchCursor;
import java.io.IOException;
import java.util.List;

/** Puts queries to indexes, in one of three ways. Belongs to one thread. */
final class Asker {
  /** What is wanted of the indexes. */
  enum Wanted {
    /** All matches. */
    ALL,
    /** The match of the longest prefix. */
    LONGEST,
    /** Whether there is a match. */
    CONTAINS
  }

  private final List<AskedIndex> indexes;
  private final QueryParser parser;
  private final Wanted wanted;
  private final AnswerWriter answers;

  Asker(List<AskedIndex> indexes, QueryParser parser, Wanted wanted, AnswerWriter answers) {
    this.indexes = indexes;
    this.parser = parser;
    this.wanted = wanted;
    this.answers = answers;
  }

  /**
   * Answers a query from each index in order.
   *
   * @param query the query as written
   * @throws InvalidInputException if it is none; then nothing was written
   * @throws IOException if standard output can't be written
   */
  void ask(QueryText query) throws IOException {
    Request request = parse(query);
    for (AskedIndex index : indexes) {
      answer(index, query, request);
    }
  }

  /**
   * Reads a query.
   *
   * @param query the query as written
   * @return what it asks for
   * @throws InvalidInputException if it is none
   */
  Request parse(QueryText query) {
    Request request = parser.parse(query.toString());
    if (wanted == Wanted.LONGEST && request instanceof Request.Span(var target)) {
      throw new InvalidInputException(
          Fault.QUERY_TARGET,
          NetindexException.NO_OFFSET,
          "one address, for the longest prefix",
          target.toString());
    }
    return request;
  }

  /**
   * Answers a query from one index.
   *
   * @param index the index
   * @param query the query as written
   * @param request what it asks for
   * @throws IOException if standard output can't be written
   */
  void answer(AskedIndex index, QueryText query, Request request) throws IOException {
    try {
      if (wanted == Wanted.CONTAINS) {
        answers.contained(index.label(), query, contains(index.reader(), request));
      } else {
        answers.answer(index.label(), query, matches(index.cursor(), request));
      }
    } catch (InvalidIndexException e) {
      throw new Failure(Problems.file(index.file().toString(), e), e);
    }
  }

  private MatchCursor matches(MatchCursor cursor, Request request) {
    boolean longest = wanted == Wanted.LONGEST;
    return switch (request) {
      case Request.Ip(var address) ->
          longest ? cursor.matchLongest(address) : cursor.match(address);
      case Request.Span(var target) -> cursor.matchIntersecting(target);
      // An AS number has no prefix, and nothing is kept for AS0: both are misses.
      case Request.Asn(long number) -> cursor.matchAsn(longest ? 0 : number);
    };
  }

  private static boolean contains(IndexReader reader, Request request) {
    return switch (request) {
      case Request.Ip(var address) -> reader.contains(address);
      case Request.Span(var target) -> reader.intersects(target);
      case Request.Asn(long number) -> reader.containsAsn(number);
    };
  }
}
