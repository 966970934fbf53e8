/** Files longer than 32 bits can count. */
package dev.netindex.contracts.large;
