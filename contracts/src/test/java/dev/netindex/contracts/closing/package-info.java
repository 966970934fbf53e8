/** Closed readers, and files that change under an open one. */
package dev.netindex.contracts.closing;
