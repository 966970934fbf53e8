/** What a user's bundle does with netindex; the tests pack these classes into bundles. */
package dev.netindex.contracts.deployment.client;
