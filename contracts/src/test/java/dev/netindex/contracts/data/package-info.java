/** Real data, for which a folder outside of the repository is needed. */
package dev.netindex.contracts.data;
