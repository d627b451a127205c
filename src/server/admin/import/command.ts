import { basename } from "node:path";
import { ImportQuery } from "#contract/admin-import.ts";
import type { Site } from "#contract/site.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import { attachToRunning } from "#server/platform/db/attach-to-running.ts";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import type { FileReader } from "#server/sources/formats/read-file.ts";
import { openGeocoder } from "../geocoding/geocoder.ts";
import { geocodeStore } from "../geocoding/store.ts";
import { catalogWriter } from "../store.ts";
import { importActions } from "./actions.ts";

interface CommandOptions {
  source: string | undefined;
  places: Record<string, string | undefined>;
  nowMs: number;
}

/** Imports a file; returns what to print. */
export type Apply = (bytes: Buffer, input: string) => Promise<string>;

/** The same import that an upload gets, on the database of the settings, whether a server is running or not. */
export async function withDatabase(
  { database: location, site }: { database: DatabaseLocation; site: Pick<Site, "publicUrl"> },
  { source, places, nowMs }: CommandOptions,
  reader: FileReader,
  work: (apply: Apply) => Promise<void>,
): Promise<void> {
  const query = ImportQuery.parse({ ...places, createVenues: "true", skipWrong: "true" });
  const database = await attachToRunning(location);
  try {
    const now = () => nowMs;
    const { db } = database;
    const imports = importActions({
      db,
      writer: catalogWriter(database, now),
      geocoder: openGeocoder({
        gazetteer: openGazetteer(),
        store: geocodeStore(db),
        service: undefined,
        now,
        onProblem: () => {},
      }),
      reader,
      publicUrl: site.publicUrl,
      now,
    });
    await work(async (bytes, input) => {
      const own = { ...query, source: source ?? nameOf(input) };
      const { counts, newVenues } = await imports.apply(null, bytes, own, () => {});
      const parts = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
      return `${input}: ${parts.join(", ")}; ${newVenues} venues added.`;
    });
  } finally {
    await database.close();
  }
}

/** A source is named after its file. */
function nameOf(input: string): string {
  return URL.parse(input)?.hostname || basename(input);
}
