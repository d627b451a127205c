import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { app, refusal } = await startTestApp(await openTestDatabase());
const report = (payload: object) => app.inject({ method: "POST", url: routes.vitals, payload });

it("PAGE-09 a visit's vitals are taken in without an answer", async () => {
  const answer = await report({ page: "blog", vitals: [{ name: "LCP", value: 1_234.5 }] });
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
});

it.each([
  { page: "elsewhere", vitals: [{ name: "LCP", value: 1 }] },
  { page: "blog", vitals: [{ name: "ABC", value: 1 }] },
  { page: "blog", vitals: [{ name: "LCP", value: -1 }] },
  { page: "blog", vitals: [] },
  { page: "blog", vitals: Array.from({ length: 50 }, () => ({ name: "LCP", value: 1 })) },
])("refuses %j", async (payload) => {
  expect((await report(payload)).statusCode).toBe(400);
});

it("tells nobody but an administrator how it went", async () => {
  expect((await refusal(routes.adminVitals)).status).toBe(404);
});
