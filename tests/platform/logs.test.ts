import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newTestLocation } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const PERSON = {
  email: "secret.person@example.org",
  forename: "Secretforename",
  surname: "Secretsurname",
  password: "a secret passphrase",
};

it.each(["embedded", "postgres"] as const)(
  "SEC-46 a statement that fails at a sign-up on %s leaves nothing of the person in the log",
  async (kind) => {
    const location = await newTestLocation(kind);
    const database = await connectDatabase(location);
    // Its message and detail quote the whole row.
    await database.pool.query("alter table registrations add constraint refuse_all check (false) not valid");
    await database.close();
    const settings: Record<string, string> =
      "url" in location ? { DATABASE_URL: location.url } : { DATA_DIR: location.dataDir };
    const server = startServerProcess({ ...settings, DEMO: "off", LOG_LEVEL: "info" });
    const answer = await fetch((await server.address) + routes.signUp, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(PERSON),
    });
    expect(answer.status).toBe(500);
    server.child.kill("SIGTERM");
    await server.ended;

    const log = server.output();
    const failure = log.split("\n").find((line) => line.includes("request failed")) ?? "{}";
    expect(JSON.parse(failure)).toMatchObject({
      err: {
        sql: expect.stringContaining("registrations"),
        cause: { code: "23514", constraint: "refuse_all" },
      },
    });
    expect(log).not.toMatch(/secret|argon2/i);
  },
);
