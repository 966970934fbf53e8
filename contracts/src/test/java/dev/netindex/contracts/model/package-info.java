/** Random indexes against brute force, and random files against a second writer. */
package dev.netindex.contracts.model;
