import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, TestRunner } from "vitest";
import type { z } from "zod";
import { Failure } from "#contract/failure.ts";
import { buildApp } from "#server/app.ts";
import { openBasemap } from "#server/basemap/open-basemap.ts";
import { followChanges } from "#server/catalog/projection/changes.ts";
import { AtlasKeeper } from "#server/catalog/projection/keeper.ts";
import { atlasLoader } from "#server/catalog/projection/loader.ts";
import { saveCountries } from "#server/catalog/write/bulk.ts";
import { readConfig } from "#server/config.ts";
import { COUNTRIES } from "#server/geo/countries.ts";
import { openIpPlaces } from "#server/geo/ip-places.ts";
import { Instance } from "#server/instance/instance.ts";
import { mailboxKeyOf } from "#server/mails.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Pages } from "#server/platform/http/pages.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { worldOf } from "./world.ts";

const WORLD_FILE = fileURLToPath(new URL("../../basemap/world.pmtiles", import.meta.url));
const SILENT = { info: () => {}, warn: () => {} };

export const NOON = Date.parse("2026-11-15T12:00:00Z");

/** A key in a folder of its own, so that no test writes one beside the sources. */
function secretsKeyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-key-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secrets.key");
  writeFileSync(file, randomBytes(32).toString("hex"));
  return file;
}

const atEnd = (work: () => unknown) =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(async () => void (await work()));

/** The real app on a real database, with a clock that stands where the test puts it. */
export async function startTestApp(
  database: Database,
  environment: Record<string, string> = {},
  pages?: Pages["source"],
) {
  const clock = { nowMs: NOON };
  const now = () => clock.nowMs;
  await saveCountries(database.db, COUNTRIES);
  const keeper = new AtlasKeeper(atlasLoader(database.db), posterUrl, now);
  await keeper.reload();
  const unfollow = await followChanges(database, () => keeper.catchUp());
  const config = readConfig({
    LOG_LEVEL: "silent",
    STREET_TILES_URL: "",
    SECRETS_KEY_FILE: secretsKeyFile(),
    ...environment,
  });
  const instance = new Instance(database, config);
  const stopFollowing = await instance.follow();
  const app = await buildApp({
    config,
    instance,
    database,
    keeper,
    ipPlaces: openIpPlaces(),
    basemap: await openBasemap({ worldFile: WORLD_FILE, ...config.basemap, now, log: SILENT }),
    now,
    mailboxKey: mailboxKeyOf(config),
    ...(pages && { pages }),
  });
  atEnd(async () => {
    unfollow();
    stopFollowing();
    await app.close();
  });

  /** Asks and holds the answer against the contract. */
  async function get<T extends z.ZodType>(url: string, shape: T): Promise<z.infer<T>> {
    const answer = await app.inject(url);
    expect(answer.statusCode, answer.body).toBe(200);
    return shape.parse(answer.json());
  }

  /** Asks for what must fail, with one sentence. */
  async function refusal(url: string): Promise<{ status: number; error: string }> {
    const answer = await app.inject(url);
    return { status: answer.statusCode, error: Failure.parse(answer.json()).error };
  }

  return { app, instance, keeper, clock, get, refusal, world: worldOf(database) };
}
