import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { killRuns } from "#tests/support/killed-runs.ts";
import type { Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";

const KILLS = 50;
const SHORT_KILLS = 2;

export const killedRuns: Step = {
  what: "kill -9 in the middle of a source's run on the embedded database",
  async run({ isShort, atEnd }) {
    const dataDir = join(makeTemporaryFolder(atEnd), "data");
    mkdirSync(dataDir, { recursive: true });
    const location = { dataDir };
    const database = await connectDatabase(location);
    await migrateDatabase(database.pool);
    await database.close();
    const kills = isShort ? SHORT_KILLS : KILLS;
    const problems = await killRuns(location, kills, atEnd);
    return { figure: `${kills} times: every event is there once, no run is left open`, problems };
  },
};
