package dev.netindex.format.builder;

import dev.netindex.format.Target;

/** One insertion of a test. */
record Assertion(Target target, byte[] payload) {}
