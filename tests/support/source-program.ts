import { connectDatabase, type DatabaseHandle, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { sourceFetcher } from "#server/sources/fetch.ts";
import { openFileReader } from "#server/sources/formats/read-file.ts";
import { sourceRunner } from "#server/sources/run.ts";
import { runDueSources } from "#server/sources/schedule.ts";

export interface SourceProgramOrder {
  location: DatabaseLocation;
  nowMs: number;
}

const say = (word: string) => process.send?.(word);

/** A process that runs what is due once, and says "opened", "wrote" after each transaction, and "done". */
process.once("message", async ({ location, nowMs }: SourceProgramOrder) => {
  const database = await connectDatabase(location);
  const told: DatabaseHandle = {
    ...database,
    async transaction(work) {
      const result = await database.transaction(work);
      say("wrote");
      return result;
    },
  };
  const now = () => nowMs;
  const runner = sourceRunner({
    ...{ database: told, reader: openFileReader(), publicUrl: "http://localhost", now },
    fetchSource: sourceFetcher({ network: ANY_NETWORK, userAgent: "Whereabouts" }),
    geocoder: {
      prepare: async () => {},
      hasCity: () => false,
      cityIds: () => new Map<string, number>(),
      findCity: async () => undefined,
      findAddress: async () => undefined,
    },
  });
  say("opened");
  await runDueSources({ database, runner, now });
  await database.close();
  say("done");
  process.exit();
});
