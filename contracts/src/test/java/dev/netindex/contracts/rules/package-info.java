/** The rules that the code of every module keeps. */
package dev.netindex.contracts.rules;
