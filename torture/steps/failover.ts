import { setTimeout } from "node:timers/promises";
import { addressOf, SYNCHRONOUS, startReplicated } from "#tests/support/postgres.ts";
import { openSite } from "../site.ts";
import type { Step } from "../step.ts";
import { until } from "../until.ts";
import { addEvening } from "../visits.ts";

const WRITES_WITHIN_S = 5;

export const failover: Step = {
  what: "kill -9 of the primary of two synchronous PostgreSQL under that load, the standby promoted",
  async run(stage) {
    const { primary, replica } = await startReplicated(SYNCHRONOUS);
    for (const { stop } of [primary, replica]) stage.atEnd(stop);
    const hosts = [primary, replica].map(({ urlOf }) => urlOf("postgres"));
    const site = await openSite(stage, {
      postgres: primary,
      urlOf: () => addressOf(hosts, "?target_session_attrs=read-write"),
    });
    const visitors = site.crowd.start();
    await setTimeout(stage.isShort ? 1_000 : 10_000);
    await primary.crash();
    // As long as others take to agree that it is gone.
    await setTimeout(stage.isShort ? 500 : 5_000);
    const promotedAtMs = performance.now();
    await replica.promote();
    const promotionS = (performance.now() - promotedAtMs) / 1000;
    let evening = 0;
    // One after the other, so that both processes are asked.
    const isWritten = async () => {
      const title = `Evening after the failover ${++evening}`;
      return addEvening(site.address, site.admin, title).then(
        () => true,
        () => false,
      );
    };
    for (const _ of site.workers()) await until("writes work again", isWritten, 60_000);
    const writesS = (performance.now() - promotedAtMs) / 1000;
    await setTimeout(stage.isShort ? 500 : 10_000);
    const report = await visitors.stop();
    const problems = report.troubles
      .filter(({ kind, status }) => kind !== "write" || status !== 503)
      .map(({ text }) => text);
    if (!stage.isShort && writesS > WRITES_WITHIN_S) problems.push(`no writes within ${WRITES_WITHIN_S} s`);
    problems.push(...(await site.crowd.lost()).map((what) => `lost: ${what}`));
    const figure = `every read of ${report.requests.toLocaleString("en")} requests answered, ${report.troubles.length} writes refused meanwhile; writes again ${writesS.toFixed(1)} s after the order to promote, which took ${promotionS.toFixed(1)} s itself; nothing acknowledged lost`;
    return { figure, problems };
  },
};
