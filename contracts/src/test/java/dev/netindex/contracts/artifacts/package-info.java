/** What the shipped jars must be: modules, bundles, services, versions. */
package dev.netindex.contracts.artifacts;
