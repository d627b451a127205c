import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { share } from "./shared.ts";
import { prepareTemplate } from "./template.ts";

/** Once per run: a PostgreSQL with a migrated database that is copied per test file. */
export async function setup(project: TestProject) {
  const { value: url, release } = await share("PostgreSQL", async () => {
    const postgres = await startPostgres();
    const admin = new pg.Client(postgres.urlOf("postgres"));
    await admin.connect();
    await admin.query("create database template_migrated");
    await admin.end();
    await prepareTemplate({ url: postgres.urlOf("template_migrated") });
    return { value: postgres.urlOf("postgres"), stop: postgres.stop };
  });
  project.provide("postgresUrl", url);
  return release;
}
