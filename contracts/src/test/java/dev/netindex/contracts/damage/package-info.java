/** Files that are cut, changed or absurd. */
package dev.netindex.contracts.damage;
