import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { SourcePreview } from "#contract/admin-sources.ts";
import { placesOf } from "./place-calls.ts";
import { previewSource } from "./source-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const PREVIEW = {
  format: "ics",
  // A count of problems is no problem.
  counts: { problem: 2 },
  problem: {
    code: "sourceLostTooMuch",
    params: { gone: 5, known: 6 },
    message: "5 of 6 events have disappeared, so nothing was withdrawn.",
  },
  rows: [
    { problem: { code: "rowUnknownCity", params: { city: "Ur" }, message: "English" } },
    { problem: { code: "aNewerCode", message: "A newer sentence." } },
    { problem: null },
  ],
};

async function problemsIn(lang: string) {
  vi.stubGlobal("document", { documentElement: { lang } });
  vi.stubGlobal("fetch", async () => Response.json(PREVIEW));
  const { problem, rows }: SourcePreview = await previewSource(1, null);
  return [problem, ...rows.map((row) => row.problem)].map((each) => each?.message);
}

it("ERR-05 problems of sources, their runs and rows are worded in the language of the page by their code", async () => {
  expect(await problemsIn("bg")).toEqual([
    "5 от 6 събития са изчезнали, затова нищо не беше оттеглено.",
    "В списъка няма град с име „Ur“.",
    "A newer sentence.",
    undefined,
  ]);
  expect(await problemsIn("en")).toEqual([
    "5 of 6 events have disappeared, so nothing was withdrawn.",
    "English",
    "A newer sentence.",
    undefined,
  ]);
});

it("ERR-05 problems of a source's places are worded in the language of the page", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "bg" } });
  vi.stubGlobal("fetch", async () => Response.json({ places: PREVIEW.rows }));
  const { places } = await new QueryClient().fetchQuery(placesOf(1));
  expect(places[0]?.problem?.message).toBe("В списъка няма град с име „Ur“.");
});
