/** The documents say what the code does. */
package dev.netindex.contracts.docs;
