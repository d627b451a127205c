import { cpSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { attachToRunning } from "#server/platform/db/attach-to-running.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newDataDir, newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

async function admin(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await runScript("admin", env, ...args);
  return stdout.trim();
}

async function signIn(address: string, email: string, password: string) {
  const answer = await fetch(address + routes.signIn, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return (await fetch(address + routes.currentUser, { headers: { cookie } })).json();
}

/** A folder whose path is too long for a socket, so that the socket is elsewhere. */
function longDataDir(): string {
  const dataDir = join(newFolder(), "a long name ".repeat(8).trim(), "data");
  cpSync(newDataDir(), dataDir, { recursive: true });
  return dataDir;
}

describe("AUTH-17 the first administrator", () => {
  it("SEC-71 OPS-405 is made at the first start, which writes the password to no log; others are named while it runs", async () => {
    const env = { DATA_DIR: longDataDir(), DEMO: "off", STREET_TILES_URL: "" };
    const server = startServerProcess(env);
    const address = await server.address;
    const email = /^ {2}Admin email: (\S+)$/m.exec(server.output())![1]!;
    const file = /^ {2}Admin password: in (.+)$/m.exec(server.output())![1]!;
    const password = /^Password: (\S+)$/m.exec(readFileSync(file, "utf8"))![1]!;
    expect(dirname(file)).toBe(env.DATA_DIR);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(server.output()).not.toContain(password);
    expect(await signIn(address, email, password)).toMatchObject({ email, role: "golqmprezident" });

    expect(await admin(env, "list")).toBe(email);
    await expect(admin(env, "grant", "nobody@example.org")).rejects.toThrow(
      "There is no account with the address nobody@example.org.",
    );
    await expect(admin(env, "promote")).rejects.toThrow("Usage: npm run admin -- grant EMAIL");
    expect(await admin(env, "revoke", email.toUpperCase())).toBe(`${email} is no longer an administrator.`);
    expect(await signIn(address, email, password)).toMatchObject({ role: "user" });
    expect(await admin(env, "grant", email)).toBe(`${email} is an administrator now.`);

    const answer = await admin(env, "password", email);
    const replaced = /^The new password of (\S+) is (\S+)$/.exec(answer)!;
    expect(replaced[1]).toBe(email);
    expect(await signIn(address, email, password)).not.toMatchObject({ email });
    expect(await signIn(address, email, replaced[2]!)).toMatchObject({ email, role: "golqmprezident" });
    await expect(admin(env, "password", "nobody@example.org")).rejects.toThrow(
      "There is no account with the address nobody@example.org.",
    );
    server.child.kill("SIGTERM");
    await server.ended;

    expect(await admin(env, "list")).toBe(email);
    const again = startServerProcess(env);
    await again.address;
    expect(again.output()).not.toContain("Admin password");
  });

  it("comes from the settings where they name one, on PostgreSQL too, and is not printed", async () => {
    const env = {
      DATABASE_URL: await newPostgresDatabase(),
      DEMO: "off",
      STREET_TILES_URL: "",
      ADMIN_EMAIL: "Boss@example.org",
      ADMIN_PASSWORD: "as the settings say",
      LOG_LEVEL: "trace",
    };
    const server = startServerProcess(env);
    const user = await signIn(await server.address, "boss@example.org", env.ADMIN_PASSWORD);
    expect(user).toMatchObject({ email: "boss@example.org", role: "golqmprezident" });
    expect(await admin(env, "list")).toBe("boss@example.org");

    // Nor does any of this reach the log, however much it tells.
    const address = await server.address;
    const token = "T".repeat(43);
    const cookie = `session=${"C".repeat(43)}`;
    await signIn(address, "boss@example.org", "a wrong password");
    for (const path of [
      urls.confirm(user._id, token),
      urls.checkReset(user._id, token),
      `/auth/google/callback?code=${token}`,
    ])
      await fetch(address + path, { headers: { cookie, authorization: token }, redirect: "manual" });
    server.child.kill("SIGTERM");
    await server.ended;
    expect(server.output()).toContain('"route":"/auth/username/login"');
    for (const secret of [
      env.ADMIN_PASSWORD,
      "a wrong password",
      token,
      "CCCC",
      "boss@example.org",
      user._id,
    ])
      expect(server.output()).not.toContain(secret);
  });
});

it("a command beside the server never comes between the parts of its statements", async () => {
  const dataDir = newDataDir();
  const database = await connectDatabase({ dataDir });
  const beside = await attachToRunning({ dataDir });
  // Longer than what a socket delivers at once.
  const long = "x".repeat(300_000);
  async function askLong(times: number) {
    for (let n = 0; n < times; n++) {
      const { rows } = await database.db.execute(sql`select length(${long}::text) as length`);
      expect(rows).toEqual([{ length: long.length }]);
    }
  }
  async function askBeside(times: number) {
    for (let n = 0; n < times; n++)
      expect((await beside.db.execute(sql`select ${n}::int as n`)).rows).toEqual([{ n }]);
  }
  const failure = await Promise.all([askLong(30), askBeside(100)]).then(
    () => undefined,
    (error) => String(error).slice(0, 200),
  );
  expect(failure).toBeUndefined();
  await beside.close();
  await database.close();
});
