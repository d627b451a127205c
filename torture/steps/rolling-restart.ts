import type { Step } from "../step.ts";

export const rollingRestart: Step = {
  what: "Rolling restart of all processes under that load",
  async run(stage) {
    const { crowd, replaceWorkers } = await stage.site();
    const visitors = crowd.start();
    const seconds = await replaceWorkers();
    const report = await visitors.stop();
    const problems = report.troubles.map(({ text }) => text);
    problems.push(...(await crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `${seconds.toFixed(1)} s, ${report.requests.toLocaleString("en")} requests, ${report.troubles.length} failed, ${report.retried} sent again on a new connection`;
    return { figure, problems };
  },
};
