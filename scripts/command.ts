import { type Config, loadConfig } from "#server/config.ts";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import { describeInOneSentence } from "#server/platform/log/describe-error.ts";

/** Runs a command on the database of the settings and prints what it says; a failure is a sentence and exit code 1. */
export async function runCommand(
  work: (location: DatabaseLocation, args: string[], config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = loadConfig();
    console.info(await work(config.database, process.argv.slice(2), config));
  } catch (error) {
    console.error(describeInOneSentence(error));
    process.exitCode = 1;
  }
}
