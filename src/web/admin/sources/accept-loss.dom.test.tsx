import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SourceRun } from "#contract/admin-sources.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { click, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { RunPanel } from "./run-panel.tsx";

const RUN: SourceRun = {
  id: 3,
  state: "done",
  counts: { ...NO_COUNTS },
  startedAt: "2026-11-15T10:00:00.000Z",
  finishedAt: "2026-11-15T10:00:03.000Z",
  problem: {
    code: "sourceLostTooMuch",
    params: { gone: 4, known: 5 },
    message: "4 of 5 events have disappeared, so nothing was withdrawn.",
  },
};

afterEach(() => vi.unstubAllGlobals());

async function openRun(isLast: boolean, url: string | null) {
  const posted: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit = {}) => {
    if (method === "POST") posted.push(address);
    return Response.json(method === "POST" ? { ...RUN, id: 4 } : { run: RUN, rows: [], next: null });
  });
  const source = { id: 7, url, country: "Bulgaria", city: "Sofia" };
  const container = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RunPanel source={source} run={RUN} isLast={isLast} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const buttons = () =>
    [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Accept the loss");
  return { container, posted, buttons };
}

describe("SRC-100 a run that lost more than a third", () => {
  it("is accepted after a question", async () => {
    const { posted, buttons } = await openRun(true, "https://town.example/all.ics");
    await click(buttons()[0]);
    await until(() => expect(buttons()).toHaveLength(2));
    expect(document.body.textContent).toContain("You can undo the run.");
    expect(posted).toEqual([]);
    await click(buttons()[1]);
    await until(() => expect(posted).toEqual([expect.stringContaining("/7/run?acceptLoss=true")]));
  });

  it("is not offered for an older run, nor for a file", async () => {
    expect((await openRun(false, "https://town.example/all.ics")).buttons()).toEqual([]);
    expect((await openRun(true, null)).buttons()).toEqual([]);
  });
});
