import { afterEach, describe, expect, it, vi } from "vitest";
import { firstRun } from "./source-calls.ts";

const answer = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

describe("SRC-101 the first run of a new source", () => {
  it("is shown", async () => {
    answer(200, { id: 3, problem: null });
    expect(await firstRun(7, undefined)).toBe("/admin/sources?source=7&run=3");
  });

  it("is left to the schedule where that runs the source already", async () => {
    answer(409, { code: "sourceRuns", message: "This source is already running." });
    expect(await firstRun(7, undefined)).toBe("/admin/sources?source=7");
  });

  it("fails with its reason", async () => {
    answer(400, { code: "sourceEmpty", message: "There is nothing in it." });
    await expect(firstRun(7, undefined)).rejects.toMatchObject({ code: "sourceEmpty", status: 400 });
  });
});
