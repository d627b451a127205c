import { basename } from "node:path";
import { ImportQuery } from "#contract/admin-import.ts";
import type { Site } from "#contract/site.ts";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import type { FileReader } from "#server/sources/formats/read-file.ts";
import { withSourceRunner } from "../sources/open-for-command.ts";
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
  { database, site }: { database: DatabaseLocation; site: Pick<Site, "publicUrl"> },
  { source, places, nowMs }: CommandOptions,
  reader: FileReader,
  work: (apply: Apply) => Promise<void>,
): Promise<void> {
  const query = ImportQuery.parse({ ...places, createVenues: "true", skipWrong: "true" });
  // The file is here already.
  const fetchSource = async () => undefined;
  const options = { database, reader, fetchSource, publicUrl: site.publicUrl, now: () => nowMs };
  await withSourceRunner(options, async (opened) => {
    const imports = importActions(opened);
    await work(async (bytes, input) => {
      const own = { ...query, source: source ?? nameOf(input) };
      const { counts, newVenues } = await imports.apply(null, bytes, own, {});
      const parts = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
      return `${input}: ${parts.join(", ")}; ${newVenues} venues added.`;
    });
  });
}

/** A source is named after its file. */
function nameOf(input: string): string {
  return URL.parse(input)?.hostname || basename(input);
}
