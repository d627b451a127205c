import { setTimeout } from "node:timers/promises";
import { Timing } from "#bench/timing.ts";
import { routes, urls } from "#contract/urls.ts";
import { startCrowd } from "../crowd.ts";
import { memoryOf } from "../site.ts";
import type { Step } from "../step.ts";
import { until } from "../until.ts";

const P99_MS = 2_000;
const RECOVERY_S = 5;
const PROMPT_MS = 500;
const MAX_MORE_MB = 400;

export const overload: Step = {
  what: "5,000 clients at once without pauses, who come back when a refusal says",
  async run(stage) {
    const { address, crowd, workers } = await stage.site();
    const before = memoryOf(workers());
    const visitors = startCrowd(address, stage.isShort ? 300 : 5_000, crowd.next);
    const health: number[] = [];
    const problems: string[] = [];
    let most = 0;
    const end = performance.now() + (stage.isShort ? 2_000 : 30_000);
    while (performance.now() < end) {
      const start = performance.now();
      const status = await statusOf(address + routes.health);
      if (status !== 200) problems.push(`health answers ${status}`);
      health.push(performance.now() - start);
      most = Math.max(most, memoryOf(workers()));
      await setTimeout(100);
    }
    const { served, refused, troubles } = await visitors.stop();
    const seconds = await until("everybody is served at once", () => isPrompt(address));
    problems.push(...troubles, ...(await crowd.lost()).map((what) => `lost: ${what}`));
    if (!stage.isShort) {
      if (served.p99 > P99_MS) problems.push(`p99 of those served is ${served.p99.toFixed(0)} ms`);
      if (seconds > RECOVERY_S) problems.push(`${seconds.toFixed(1)} s until it has recovered`);
      if (most - before > MAX_MORE_MB) problems.push(`${(most - before).toFixed(0)} MB more memory`);
    }
    return {
      figure: `${told(served)} served, ${told(refused)} refused with Retry-After; health answered all along, p99 ${new Timing(health).p99.toFixed(0)} ms; ${Math.max(0, most - before).toFixed(0)} MB more memory; recovered after ${seconds.toFixed(1)} s; nothing acknowledged lost`,
      problems,
    };
  },
};

const told = ({ count, p50, p99 }: Timing) =>
  count === 0 ? "none" : `${count.toLocaleString("en")} (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`;

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    (error: Error) => String(error.cause ?? error),
  );

async function isPrompt(address: string): Promise<boolean> {
  const start = performance.now();
  const answers = await Promise.all(
    [urls.home, urls.map, routes.eventsCount].map((path) => fetch(address + path)),
  );
  for (const answer of answers) await answer.arrayBuffer();
  return answers.every(({ ok }) => ok) && performance.now() - start < PROMPT_MS;
}
