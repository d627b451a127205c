import { setTimeout } from "node:timers/promises";
import type { Step } from "../step.ts";
import { until } from "../until.ts";

export const killedPostgres: Step = {
  what: "kill -9 of PostgreSQL under that load",
  async run(stage) {
    const { crowd, postgres, isReady } = await stage.site();
    const visitors = crowd.start();
    await setTimeout(1_000);
    await postgres.crash();
    await setTimeout(stage.isShort ? 500 : 10_000);
    await postgres.restart();
    const seconds = await until("the product is ready again", isReady, 60_000);
    await setTimeout(500);
    const report = await visitors.stop();
    // Without its database a page or a write may be refused with a sentence; the map and the search answer from memory.
    const problems = report.troubles
      .filter(({ kind, status }) => status !== 503 || kind === "map" || kind === "search")
      .map(({ text }) => text);
    problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
    const refused = report.troubles.length;
    const figure = `map and search answered all along, ${refused} pages and writes of ${report.requests.toLocaleString("en")} requests refused meanwhile; ready ${seconds.toFixed(1)} s after it was; nothing acknowledged lost`;
    return { figure, problems };
  },
};
