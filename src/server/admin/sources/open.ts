import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { schedule } from "#server/platform/jobs/schedule.ts";
import { sourceClaims } from "#server/sources/claims/store.ts";
import { type FollowedServers, type OwnFiles, sourceFetcher } from "#server/sources/fetch.ts";
import { openFileReader } from "#server/sources/formats/read-file.ts";
import { type SourceRunner, sourceRunner } from "#server/sources/run.ts";
import { runDueSources } from "#server/sources/schedule.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";

interface SourcesDeps {
  database: Database;
  geocoder: Geocoder;
  network: Network;
  userAgent: string;
  ownFiles: OwnFiles | undefined;
  followed: FollowedServers | undefined;
  publicUrl: string;
  now: () => number;
}

const LOOK_EVERY_MS = 5_000;

/** The runner of sources; once the server listens it asks those that are due, until the server closes. */
export function openSources(app: FastifyInstance, deps: SourcesDeps): SourceRunner {
  const { database, geocoder, network, userAgent, ownFiles, followed, publicUrl, now } = deps;
  const reader = openFileReader();
  const runner = sourceRunner({
    database,
    reader,
    geocoder,
    publicUrl,
    now,
    fetchSource: sourceFetcher({ network, userAgent, ownFiles, followed }),
  });
  let jobs: ReturnType<typeof schedule> | undefined;
  app.addHook("onListen", async () => {
    if (database.kind === "embedded") await sourceClaims.releaseClaims(database.db);
    const job = {
      name: "ask sources that are due",
      everyMs: LOOK_EVERY_MS,
      isDueAtOnce: true,
      run: async () => void (await runDueSources({ database, runner, now })),
    };
    jobs = schedule([job], (name, error) => app.log.error({ err: error }, `job failed: ${name}`));
  });
  app.addHook("onClose", async () => {
    await jobs?.stop();
    await reader.close();
  });
  return runner;
}
