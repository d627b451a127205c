import { openGazetteer } from "#server/geo/gazetteer.ts";
import { attachToRunning } from "#server/platform/db/attach-to-running.ts";
import type { DatabaseHandle, DatabaseLocation } from "#server/platform/db/connect.ts";
import type { SourceFetcher } from "#server/sources/fetch.ts";
import type { FileReader } from "#server/sources/formats/read-file.ts";
import { type SourceRunner, sourceRunner } from "#server/sources/run.ts";
import { openGeocoder } from "../geocoding/geocoder.ts";
import { geocodeStore } from "../geocoding/store.ts";
import { type CatalogWriter, catalogWriter } from "../store.ts";

interface OpenOptions {
  database: DatabaseLocation;
  reader: FileReader;
  fetchSource: SourceFetcher;
  publicUrl: string;
  now: () => number;
}

interface Opened {
  database: DatabaseHandle;
  runner: SourceRunner;
  writer: CatalogWriter;
  now: () => number;
}

/** What a command needs to run sources, on the database of the settings, whether a server is running or not. */
export async function withSourceRunner<T>(
  { database: location, reader, fetchSource, publicUrl, now }: OpenOptions,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const database = await attachToRunning(location);
  try {
    const geocoder = openGeocoder({
      gazetteer: openGazetteer(),
      store: geocodeStore(database.db),
      service: undefined,
      now,
      onProblem: () => {},
    });
    const runner = sourceRunner({ database, reader, geocoder, publicUrl, now, fetchSource });
    return await work({ database, runner, writer: catalogWriter(database, now), now });
  } finally {
    await database.close();
  }
}
