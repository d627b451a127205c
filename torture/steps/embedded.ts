import { join } from "node:path";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { fillDiskTwice, mountDisk } from "#tests/support/full-disk.ts";
import { killWhileWriting } from "#tests/support/killed-writes.ts";
import type { Stage, Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";

async function newDataDir({ atEnd }: Stage): Promise<string> {
  const dataDir = join(makeTemporaryFolder(atEnd), "data");
  const database = await connectDatabase({ dataDir });
  await migrateDatabase(database.pool);
  await database.close();
  return dataDir;
}

export const killedEmbedded: Step = {
  what: "kill -9 of the embedded database under writes, again and again",
  async run(stage) {
    const rounds = stage.isShort ? 2 : 50;
    const { acknowledged, lost } = await killWhileWriting(await newDataDir(stage), rounds, stage.atEnd);
    const figure = `${rounds} times, ${acknowledged.toLocaleString("en")} writes acknowledged, ${lost.length} lost`;
    return { figure, problems: lost.map((number) => `lost: write ${number}`) };
  },
};

export const fullDisk: Step = {
  what: "A full disk under the embedded database",
  async run(stage) {
    const disk = mountDisk(64, makeTemporaryFolder(stage.atEnd), stage.atEnd);
    if (!disk) return { figure: "not tried: no small disk can be mounted here", problems: [] };
    const { first, kept, second, refusal, recoveredS } = await fillDiskTwice(disk, await newDataDir(stage));
    const problems: string[] = [];
    if (kept < first) problems.push(`lost: ${first - kept} acknowledged writes`);
    if (!refusal.includes("No space left on device")) problems.push(`a start says: ${refusal}`);
    return {
      figure: `${second} writes acknowledged, none lost; a start is refused with a sentence; working ${recoveredS.toFixed(1)} s after there is room again`,
      problems,
    };
  },
};
