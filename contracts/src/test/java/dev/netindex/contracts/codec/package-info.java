/** Value pools and the record codec against the golden files, in both directions. */
package dev.netindex.contracts.codec;
