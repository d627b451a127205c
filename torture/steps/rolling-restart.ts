import type { Step } from "../step.ts";
import { until } from "../until.ts";

export const rollingRestart: Step = {
  what: "Rolling restart of all processes under that load",
  async run(stage) {
    const { crowd, server, workers } = await stage.site();
    const before = workers();
    const visitors = crowd.start();
    server.child.kill("SIGHUP");
    const isReplaced = () =>
      workers().length === before.length && !workers().some((pid) => before.includes(pid));
    const seconds = await until("every process is replaced", isReplaced, 120_000).catch((error) => {
      throw new Error(`${error.message}\n${server.output().slice(-500)}`);
    });
    const report = await visitors.stop();
    const problems = report.troubles.map(({ text }) => text);
    problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `${seconds.toFixed(1)} s, ${report.requests.toLocaleString("en")} requests, ${report.troubles.length} failed, ${report.retried} sent again on a new connection`;
    return { figure, problems };
  },
};
