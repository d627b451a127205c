import { setTimeout } from "node:timers/promises";
import { hasPgBouncer, startPgBouncer } from "#tests/support/pgbouncer.ts";
import { openSite, type Site } from "../site.ts";
import type { Step } from "../step.ts";
import { until } from "../until.ts";
import { addEvening, hasEvening } from "../visits.ts";

/** Fewer than the two processes would open, so that each of their transactions finds another session. */
const SESSIONS = 4;
const EVENINGS = 5;

export const pooler: Step = {
  what: "PgBouncer in transaction mode between, that load and a rolling restart",
  async run(stage) {
    if (!hasPgBouncer) return { figure: "", problems: ["PgBouncer is not installed (Debian: pgbouncer)"] };
    const site = await openSite(stage, {
      urlOf: async (direct) => {
        const mode = { poolSize: SESSIONS, mode: "transaction" } as const;
        return (await startPgBouncer(direct, stage.atEnd, mode)).through(direct);
      },
    });
    const visitors = site.crowd.start();
    await setTimeout(stage.isShort ? 500 : 20_000);
    const replacedS = await site.replaceWorkers();
    const report = await visitors.stop();
    const toldS = await slowestNews(site);
    const problems = report.troubles.map(({ text }) => text);
    problems.push(...(await site.crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `${report.requests.toLocaleString("en")} requests over ${SESSIONS} sessions, ${report.perSecond.toFixed(0)}/s, p99 ${report.p99.toFixed(0)} ms, ${report.troubles.length} failed; every process replaced in ${replacedS.toFixed(1)} s; the other process knows a change after ${toldS.toFixed(1)} s at most; nothing acknowledged lost`;
    return { figure, problems };
  },
};

/** How long it takes at most until every process shows a new event. */
async function slowestNews({ address, admin, workers }: Site): Promise<number> {
  let slowest = 0;
  for (let number = 0; number < EVENINGS; number++) {
    const title = `Polled evening ${number}`;
    await addEvening(address, admin, title);
    // New connections go to the processes in turn.
    const everyProcess = async () => {
      const answers = workers().map(() => hasEvening(address, title));
      return (await Promise.all(answers)).every(Boolean);
    };
    slowest = Math.max(slowest, await until("every process knows a new event", everyProcess));
  }
  return slowest;
}
