import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";

export type DatabaseKind = Database["kind"];

declare module "vitest" {
  export interface ProvidedContext {
    /** Which database the tests of this project run on. */
    databaseKind: DatabaseKind;
    temporaryFolder: string;
    embeddedTemplate: string;
    postgresUrl: string;
  }
}

/** A fresh, migrated database for the test file that calls this at its top; closed and removed after it. */
export async function openTestDatabase(kind = inject("databaseKind")): Promise<Database> {
  const database = await connectDatabase(await newTestLocation(kind));
  afterAll(() => database.close());
  return database;
}

/** A fresh, migrated database without connections, for tests with processes of their own. */
export async function newTestLocation(kind: DatabaseKind): Promise<DatabaseLocation> {
  return kind === "embedded" ? { dataDir: newDataDir() } : { url: await newPostgresDatabase() };
}

export function newDataDir(): string {
  const dataDir = join(newFolder(), "data");
  cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
  return dataDir;
}

/** A folder of the test's own, removed with all others when the run ends. */
export function newFolder(): string {
  return mkdtempSync(join(inject("temporaryFolder"), "test-"));
}

/** The whole server, with its databases, goes when the run ends. */
export async function newPostgresDatabase(template = "template_migrated"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(inject("postgresUrl"));
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return inject("postgresUrl").replace(/\/postgres$/, `/${name}`);
}
