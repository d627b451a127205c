import { setTimeout } from "node:timers/promises";
import type { Step } from "../step.ts";
import { until } from "../until.ts";

/**
 * Connections of a killed process break at once, and one that was on its way to it is never answered; whoever comes later
 * finds the others.
 */
const BROKEN_MS = 1_000;

export const killedProcess: Step = {
  what: "kill -9 of one of two processes under that load",
  async run(stage) {
    const { crowd, workers } = await stage.site();
    const [victim = 0, survivor = 0] = workers();
    const visitors = crowd.start();
    await setTimeout(1_000);
    process.kill(victim, "SIGKILL");
    const killedAtMs = performance.now();
    const isBack = () => workers().length === 2 && !workers().includes(victim);
    const seconds = await until("another process takes its place", isBack);
    await setTimeout(stage.isShort ? 500 : 5_000);
    const report = await visitors.stop();
    const isLate = ({ sentAtMs }: { sentAtMs: number }) => sentAtMs > killedAtMs + BROKEN_MS;
    const problems = report.troubles.filter(isLate).map(({ text }) => text);
    if (!workers().includes(survivor)) problems.push("the other process ended too");
    problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `${report.troubles.length} requests cut off in the moment of it, none later; another process after ${seconds.toFixed(1)} s; nothing acknowledged lost`;
    return { figure, problems };
  },
};
