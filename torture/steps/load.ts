import { setTimeout } from "node:timers/promises";
import type { Step } from "../step.ts";

/** No pauses, and the load comes from the same processors that answer it; even then no request may time out. */
const P99_MS = 5_000;

export const load: Step = {
  what: "200 clients at once, 90 % map and search, 8 % pages, 2 % writes",
  async run(stage) {
    const { crowd } = await stage.site();
    const visitors = crowd.start();
    await setTimeout(stage.isShort ? 1_000 : 60_000);
    const report = await visitors.stop();
    const problems = report.troubles.map(({ text }) => text);
    if (!stage.isShort && report.p99 > P99_MS) problems.push(`p99 is above ${P99_MS} ms`);
    problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `${report.requests.toLocaleString("en")} requests, ${report.perSecond.toFixed(0)}/s, p50 ${report.p50.toFixed(0)} ms, p99 ${report.p99.toFixed(0)} ms, ${report.troubles.length} failed`;
    return { figure, problems };
  },
};
