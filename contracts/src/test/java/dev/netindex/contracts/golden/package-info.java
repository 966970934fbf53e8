/** The golden files, in every form of reader and against the builder. */
package dev.netindex.contracts.golden;
