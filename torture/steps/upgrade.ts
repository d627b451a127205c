import { renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { urls } from "#contract/urls.ts";
import { presentFolder, previousRelease } from "../previous-release.ts";
import { openSite } from "../site.ts";
import type { Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";

export const upgrade: Step = {
  what: "Upgrade from the previous release by a rolling restart under that load, and back",
  async run(stage) {
    const previous = await previousRelease();
    // As an operator's checkout: what is there changes, its path does not.
    const place = makeTemporaryFolder(stage.atEnd);
    const current = join(place, "current");
    const install = (folder: string) => {
      symlinkSync(folder, join(place, "next"));
      renameSync(join(place, "next"), current);
    };
    install(previous);
    const migrations = join(previous, "src/server/platform/db/migrations");
    const site = await openSite(stage, { program: current, migrations });
    const visitors = site.crowd.start();
    const builds: (string | undefined)[] = [];
    const restarts: number[] = [];
    const watch = async () => {
      await setTimeout(stage.isShort ? 1_000 : 15_000);
      builds.push(await buildOf(site.address));
    };
    await watch();
    for (const folder of [presentFolder, previous]) {
      install(folder);
      restarts.push(await site.replaceWorkers());
      await watch();
    }
    const report = await visitors.stop();
    // A machine that starts two programs at once may leave a write without a connection: refused, not lost.
    const failed = report.troubles.filter(({ kind, status }) => kind !== "write" || status !== 503);
    const problems = failed.map(({ text }) => text);
    const [before, between, after] = builds;
    if (before === between || before !== after) problems.push(`builds that answered: ${builds.join(", ")}`);
    problems.push(...(await site.crowd.lost()).map((what) => `lost: ${what}`));
    const [upS, backS] = restarts.map((seconds) => seconds.toFixed(1));
    const figure = `there in ${upS} s, back in ${backS} s, ${report.requests.toLocaleString("en")} requests, ${failed.length} failed, ${report.troubles.length - failed.length} writes refused, ${report.retried} sent again on a new connection; ${site.crowd.acknowledged()} writes acknowledged, none lost`;
    return { figure, problems };
  },
};

/** What tells the pages of one build from those of another. */
async function buildOf(address: string): Promise<string | undefined> {
  const page = await fetch(address + urls.home, { headers: { connection: "close" } });
  return /\/assets\/manifest-[\w-]+\.js/.exec(await page.text())?.[0];
}
