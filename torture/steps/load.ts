import { setTimeout } from "node:timers/promises";
import { type CrowdReport, startCrowd } from "../crowd.ts";
import { openEmbeddedSite, type Site } from "../site.ts";
import type { Outcome, Stage, Step } from "../step.ts";
import type { Kind } from "../visits.ts";

/** No pauses, and the load comes from the same processors that answer it. */
const P99_MS = 400;
const KINDS: readonly Kind[] = ["map", "search", "page", "write"];

export const load: Step = {
  what: "200 clients at once, 90 % map and search, 8 % pages, 2 % writes",
  async run(stage) {
    const onPostgres = await runLoad(stage, await stage.site(), "PostgreSQL");
    const onEmbedded = await runLoad(stage, await openEmbeddedSite(stage), "embedded");
    return {
      figure: `${onPostgres.figure}; ${onEmbedded.figure}`,
      problems: [...onPostgres.problems, ...onEmbedded.problems],
    };
  },
};

async function runLoad(
  { isShort }: Stage,
  { address, crowd }: Pick<Site, "address" | "crowd">,
  database: string,
): Promise<Outcome> {
  const seconds = isShort ? 1 : 60;
  const visitors = startCrowd(address, isShort ? 20 : 200, crowd.next);
  await setTimeout(seconds * 1000);
  const report = await visitors.stop();
  const problems = [...report.troubles];
  if (report.refused.count > 0) problems.push(`${database}: ${report.refused.count} were refused`);
  if (!isShort && report.served.p99 > P99_MS) problems.push(`${database}: p99 is above ${P99_MS} ms`);
  problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
  return { figure: `${database}: ${inWords(report, seconds)}`, problems };
}

function inWords({ served, servedByKind, refused, troubles }: CrowdReport, seconds: number): string {
  const kinds = KINDS.flatMap((kind) => {
    const timing = servedByKind[kind];
    return timing ? `${kind} ${timing.p50.toFixed(0)}/${timing.p99.toFixed(0)}` : [];
  });
  const rate = (served.count / seconds).toFixed(0);
  return `${served.count.toLocaleString("en")} requests, ${rate}/s, p50 ${served.p50.toFixed(0)} ms, p99 ${served.p99.toFixed(0)} ms (${kinds.join(", ")}), ${refused.count + troubles.length} failed`;
}
