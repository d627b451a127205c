import { createInterface } from "node:readline/promises";
import { countDemoWorld, removeDemo } from "#server/demo/remove.ts";
import { attachToRunning, runningSocket } from "#server/platform/db/attach-to-running.ts";
import { runCommand } from "./command.ts";

const USAGE = "Usage: npm run demo -- remove [--yes]";

await runCommand(async (location, [command, flag, ...rest]) => {
  if (command !== "remove" || (flag !== undefined && flag !== "--yes") || rest.length > 0)
    throw new Error(USAGE);
  const database = await attachToRunning(location);
  try {
    const demo = await countDemoWorld(database.db);
    const question = `Remove the demo world (${demo.events} events, ${demo.venues} venues) from ${runningSocket(location)}?`;
    if (flag === undefined && !(await isAgreed(question))) return "Nothing was removed.";
    const { events, venues, cities, keptVenues } = await removeDemo(database, new Date());
    return [
      `Removed ${events} events, ${venues} venues and ${cities} cities. The demo world won't be filled again.`,
      ...(keptVenues > 0 ? [`${keptVenues} venues stay because they have events of your own.`] : []),
      "A running server will show this within seconds.",
    ].join("\n");
  } finally {
    await database.close();
  }
});

async function isAgreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} There is no terminal to ask: add --yes to remove it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Favorites of these events will be removed too. [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
