/** The numbered cases of the address policy that need an index. */
package dev.netindex.contracts.cases;
