import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { killFollows } from "#tests/support/killed-follows.ts";
import type { Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";

const KILLS = 50;
const SHORT_KILLS = 4;

export const killedFollows: Step = {
  what: "kill -9 while followers are told of news, on the embedded database",
  async run({ isShort, atEnd }) {
    const dataDir = join(makeTemporaryFolder(atEnd), "data");
    mkdirSync(dataDir, { recursive: true });
    const location = { dataDir };
    const database = await connectDatabase(location);
    await migrateDatabase(database.pool);
    await database.close();
    const kills = isShort ? SHORT_KILLS : KILLS;
    const { problems, repeated } = await killFollows(location, kills, atEnd);
    return {
      figure: `${kills} times: each reader is told each news once; ${repeated} messages were sent again under their tag`,
      problems,
    };
  },
};
