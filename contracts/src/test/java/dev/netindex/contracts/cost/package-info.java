/** What questions may cost in memory and steps. */
package dev.netindex.contracts.cost;
