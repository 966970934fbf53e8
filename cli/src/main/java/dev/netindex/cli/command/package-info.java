/**
 * One class for each subcommand, and the groups of options that they share. Internal. Enter at
 * {@code LookupCommand}.
 */
@NullMarked
package dev.netindex.cli.command;

import org.jspecify.annotations.NullMarked;
