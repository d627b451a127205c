import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { embedRoutes } from "#contract/embed-urls.ts";
import { routes } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
// With every call that a setting turns on.
const { app, get } = await startTestApp(database, {
  MAIL_BOUNCE_ADDRESS: "bounces@events.example",
  MAIL_BOUNCE_TOKEN: "a token of bounces",
  FEDERATION: "on",
  PUBLIC_URL: "https://events.example",
});

it("OPS-03 every call here is made on the embedded database and on PostgreSQL", async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select current_setting('data_directory') as name`,
  );
  expect(database.kind).toBe(inject("databaseKind"));
  expect(rows[0]?.name.startsWith("/pglite")).toBe(database.kind === "embedded");
});

it("is healthy while it runs and ready while its database answers", async () => {
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
});

describe("the API's description", () => {
  const Description = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

  it("covers every call, generated from the contract", async () => {
    const { openapi, paths } = await get(routes.openApi, Description);
    expect(openapi).toMatch(/^3\.1/);
    // A slash at the end is left out there.
    const written = (route: string) => route.replace(/:(\w+)(\([^)]*\))?/g, "{$1}").replace(/(?<=.)\/$/, "");
    const known = Object.values({ ...routes, ...embedRoutes }).map(written);
    expect(known).toEqual(expect.arrayContaining(Object.keys(paths)));
    const calls = known.filter((route) => /^\/(api|auth|feeds)\//.test(route));
    expect(calls.filter((call) => !(call in paths))).toEqual([]);
  });

  it("API-361 names every call once, without a slash at the end of an address", async () => {
    const { paths } = await get(routes.openApi, Description);
    const calls = Object.entries(paths as Record<string, Record<string, { operationId?: string }>>);
    const names = calls.flatMap(([, methods]) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name ?? ""))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(calls.filter(([path]) => path.length > 1 && path.endsWith("/"))).toEqual([]);
  });

  it("API-362 defines every property that it requires", async () => {
    const { paths } = await get(routes.openApi, Description);
    const missing: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (typeof node !== "object" || node === null) return;
      const { required, properties, type } = node as Record<string, unknown>;
      if (type === "object" && Array.isArray(required))
        for (const name of required)
          if (!Object.hasOwn((properties ?? {}) as object, name)) missing.push(`${at}/${name}`);
      for (const [key, value] of Object.entries(node)) look(value, `${at}/${key}`);
    };
    look(paths, "");
    expect(missing).toEqual([]);
  });
});

it("names every answer, so that a visitor's report finds its line in the log", async () => {
  const [one, two] = await Promise.all([app.inject("/healthz"), app.inject("/healthz")]);
  expect(one.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(two.headers["x-request-id"]).not.toBe(one.headers["x-request-id"]);
});

it("waits for no request for ever, neither for its head nor for its body", () => {
  const { headersTimeout, requestTimeout } = app.server;
  for (const timeoutMs of [headersTimeout, requestTimeout]) {
    expect(timeoutMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeLessThanOrEqual(300_000);
  }
});
