import { parseArgs } from "node:util";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import { AppError } from "#contract/app-error.ts";
import type { Site } from "#contract/site.ts";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { type OwnFiles, sourceFetcher } from "#server/sources/fetch.ts";
import { openFileReader } from "#server/sources/formats/read-file.ts";
import { sourceActions } from "./actions.ts";
import { withSourceRunner } from "./open-for-command.ts";
import { userAgentOf } from "./user-agent.ts";

interface CommandDeps {
  database: DatabaseLocation;
  site: Site;
  network: Network;
  ownFiles?: OwnFiles | undefined;
  now: () => number;
  print: (line: string) => void;
}

type Sources = ReturnType<typeof sourceActions>;

const USAGE = "Usage: npm run sources -- list [--json] | run [--json] [NAME_OR_ID…]";

/** Lists sources, or runs them as "Run now" does; false where one of them failed. */
export async function runSourcesCommand(args: readonly string[], deps: CommandDeps): Promise<boolean> {
  const { command, names, isJson } = optionsOf(args);
  const say = (line: string, value: object) => deps.print(isJson ? JSON.stringify(value) : line);
  return withSources(deps, async (sources) => {
    const list = (await sources.list()).sources;
    if (command === "list") {
      for (const source of list) say(lineOf(source), source);
      return true;
    }
    let isWell = true;
    for (const source of chosen(list, names)) {
      const run = await runOne(sources, source);
      say(`${source.name}: ${"error" in run ? run.error : outcomeOf(run)}`, { source: source.id, ...run });
      isWell &&= !("error" in run) && run.state !== "failed";
    }
    return isWell;
  });
}

function optionsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [command, ...names] = positionals;
    if (command === "run" || (command === "list" && names.length === 0))
      return { command, names, isJson: values.json ?? false };
  } catch (error) {
    throw new OperatorError(USAGE, { cause: error });
  }
  throw new OperatorError(USAGE);
}

async function withSources<T>(deps: CommandDeps, work: (sources: Sources) => Promise<T>): Promise<T> {
  const { site, network, ownFiles, now } = deps;
  const reader = openFileReader();
  const fetchSource = sourceFetcher({ network, ownFiles, userAgent: userAgentOf(site) });
  const options = { database: deps.database, reader, fetchSource, publicUrl: site.publicUrl, now };
  try {
    return await withSourceRunner(options, (opened) => work(sourceActions(opened)));
  } finally {
    await reader.close();
  }
}

/** Those that are named by name or id; without names all that have an address and are not paused or stopped. */
function chosen(list: readonly Source[], names: readonly string[]): Source[] {
  if (names.length === 0) return list.filter(({ url, state }) => url !== null && state === "active");
  return names.flatMap((name) => {
    const found = list.filter((source) => source.name === name || String(source.id) === name);
    if (found.length === 0) throw new OperatorError(`There is no source called "${name}".`);
    const file = found.find(({ url }) => url === null);
    if (file) throw new OperatorError(`${file.name} has no address: send its file with npm run import.`);
    return found;
  });
}

async function runOne(sources: Sources, { id }: Source): Promise<SourceRun | { error: string }> {
  try {
    return await sources.run(null, id);
  } catch (error) {
    if (error instanceof AppError) return { error: error.message };
    throw error;
  }
}

function outcomeOf({ state, counts, problem }: SourceRun): string {
  if (state === "failed") return problem?.message ?? "failed";
  const told = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
  return [
    told.join(", ") || "nothing",
    ...(problem ? [problem.message] : []),
    ...(state === "review" ? ["waits for review"] : []),
  ].join("; ");
}

function lineOf({ id, name, health, events, lastRun, nextRunAt, problem }: Source): string {
  return [
    `${id}  ${name}: ${health}, ${events} events`,
    `last run ${lastRun?.startedAt ?? "never"}`,
    `next ${nextRunAt ?? "none"}`,
    ...(problem ? [problem.message] : []),
  ].join("; ");
}
