import { saveResult, writeBenchmarkDocs } from "#bench/docs.ts";
import { openSite } from "./site.ts";
import { cleanUps, runStep, type Step, type StepResult } from "./step.ts";
import { fullDisk, killedEmbedded } from "./steps/embedded.ts";
import { failover } from "./steps/failover.ts";
import { fuzz } from "./steps/fuzz.ts";
import { hostileClients } from "./steps/hostile-clients.ts";
import { idleConnections } from "./steps/idle-connections.ts";
import { killedFollows } from "./steps/killed-follows.ts";
import { killedPostgres } from "./steps/killed-postgres.ts";
import { killedProcess } from "./steps/killed-process.ts";
import { killedRuns } from "./steps/killed-runs.ts";
import { load } from "./steps/load.ts";
import { overload } from "./steps/overload.ts";
import { pooler } from "./steps/pooler.ts";
import { rollingRestart } from "./steps/rolling-restart.ts";
import { services } from "./steps/services.ts";
import { soak } from "./steps/soak.ts";
import { upgrade } from "./steps/upgrade.ts";

/** `npm run torture [-- load restart …] [-- --short]`, and `-- soak --minutes=5`: what production does to a server, each with a figure. */
const STEPS: Record<string, Step> = {
  load,
  overload,
  restart: rollingRestart,
  upgrade,
  process: killedProcess,
  postgres: killedPostgres,
  failover,
  pooler,
  embedded: killedEmbedded,
  sources: killedRuns,
  follows: killedFollows,
  disk: fullDisk,
  services,
  hostile: hostileClients,
  idle: idleConnections,
  fuzz,
  soak,
};
/** An hour, and the installation of another release: a short run has them only where they are named. */
const ONLY_LONG = new Set(["soak", "upgrade"]);

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isShort = process.argv.includes("--short");
const minutes = process.argv.map((word) => /^--minutes=([\d.]+)$/.exec(word)?.[1]).find(Boolean);
const unknown = words.filter((word) => !(word in STEPS));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. There are ${Object.keys(STEPS).join(", ")}.`);
  process.exit(2);
}

const shared = cleanUps();
let opening: ReturnType<typeof openSite> | undefined;
const site = () => (opening ??= openSite({ isShort, atEnd: shared.atEnd }));
const results: StepResult[] = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (words.length > 0 ? !words.includes(name) : isShort && ONLY_LONG.has(name)) continue;
  const result = await runStep(name, step, { isShort, minutes: minutes ? Number(minutes) : undefined, site });
  results.push(result);
  const verdict = result.problems.length === 0 ? "ok    " : "FAILED";
  console.info(
    `${verdict}  ${name.padEnd(9)} ${result.what}: ${result.figure} (${result.seconds.toFixed(0)} s)`,
  );
  for (const problem of result.problems.slice(0, 10)) console.info(`          ${problem}`);
}
await shared.run();

// A short run proves that the steps work; its figures are worth nothing.
if (!isShort) {
  for (const { problems, ...step } of results)
    saveResult(`torture-${step.name}`, { step: { ...step, problems: problems.slice(0, 3) } });
  writeBenchmarkDocs();
}
process.exit(results.every(({ problems }) => problems.length === 0) ? 0 : 1);
