/**
 * The shipped jars at work where they are deployed: as OSGi bundles, as modules, on a class path.
 */
package dev.netindex.contracts.deployment;
