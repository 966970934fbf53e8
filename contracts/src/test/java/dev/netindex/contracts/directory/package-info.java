/** Directories of every size, and batches, against brute force. */
package dev.netindex.contracts.directory;
