/** The forms in which an index can lie in memory. */
package dev.netindex.contracts.forms;
