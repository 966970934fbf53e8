/** Answers and files worked out the slow way, independently of the code under test. */
package dev.netindex.contracts.oracle;
