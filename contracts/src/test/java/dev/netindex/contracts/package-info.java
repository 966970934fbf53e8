/** Contracts over every module, tests only. */
package dev.netindex.contracts;
