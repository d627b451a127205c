import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { sourceList } from "./source-calls.ts";
import { SourceListView } from "./source-list.tsx";

const RUN: SourceRun = {
  id: 1,
  state: "done",
  startedAt: "2026-11-15T10:00:00.000Z",
  finishedAt: "2026-11-15T10:00:03.000Z",
  counts: { ...NO_COUNTS, new: 3, same: 20 },
  problem: null,
};

const SOURCE: Source = {
  id: 7,
  name: "Lamplight",
  url: "https://lamplight.example/all.ics",
  format: "auto",
  every: "PT6H",
  country: null,
  city: null,
  venue: null,
  category: null,
  language: null,
  timeZone: null,
  createsVenues: true,
  publishes: true,
  mapping: null,
  offersPublishing: false,
  state: "active",
  health: "ok",
  failingSince: null,
  problem: null,
  nextRunAt: "2031-03-05T16:00:00.000Z",
  events: 23,
  waiting: 0,
  leftOut: null,
  lastRun: RUN,
  recent: [],
};

async function list(...sources: Partial<Source>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sourceList.queryKey, {
    sources: sources.map((source, index) => ({ ...SOURCE, id: index + 1, ...source })),
  });
  return mount(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SourceListView />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const named = (container: HTMLElement, name: string) => container.querySelector(`[aria-label="${name}"]`);

describe("SRC-50 the list of sources", () => {
  it("invites to add the first, and says what can be read", async () => {
    const container = await list();
    expect(container.textContent).toContain("No sources yet");
    expect(fieldOf(container, "Address")).not.toBeNull();
    expect(container.querySelector("section a")?.getAttribute("href")).toBe("/admin/sources?add");
  });

  it("tells what the last run did, how many events there are and when it runs next", async () => {
    const container = await list({});
    const text = container.querySelector("li")!.textContent;
    expect(text).toContain("Up to date");
    expect(text).toContain("3 new · 20 unchanged");
    expect(text).toContain("23 events");
    expect(text).toContain("Publishes automatically");
    expect(text).toMatch(/next 05.03.2031, \d\d:\d\d/);
    expect(named(container, "Run now: Lamplight")).not.toBeNull();
  });

  it.each<[string, Partial<Source>, string, string]>([
    [
      "what waiting for review",
      { health: "review", waiting: 3, lastRun: { ...RUN, state: "review" } },
      "3 changes to review",
      "Review: Lamplight",
    ],
    [
      "since when it fails, and why",
      {
        health: "failing",
        failingSince: "2026-11-12T10:00:00.000Z",
        problem: {
          code: "fetchStatus",
          params: { status: 404 },
          message: "The server responded with status 404.",
        },
      },
      "The server responded with status 404.",
      "Try again: Lamplight",
    ],
    ["that it is paused", { health: "paused", state: "paused" }, "Paused", "Lamplight is active"],
    ["that it is stopped", { health: "stopped", state: "stopped" }, "ten days", "Try again: Lamplight"],
    ["that files are sent", { url: null, nextRunAt: null }, "no next run", "Upload file: Lamplight"],
  ])("tells %s, with what helps", async (_what, source, text, action) => {
    const container = await list(source);
    expect(container.querySelector("li")!.textContent).toContain(text);
    expect(named(container, action)).not.toBeNull();
  });

  it("SRC-343 tells rows that were left out, and why, also of one that waits for review", async () => {
    const problem = { code: "rowNoVenue", message: "It doesn’t name a venue." };
    const leftOut = { rows: 23, of: 31, reasons: [{ rows: 23, problem }] };
    const container = await list(
      { name: "Alpha" },
      { name: "Beta", health: "partial", leftOut },
      { name: "Gamma", health: "review", waiting: 2, leftOut },
    );
    const rows = [...container.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
    expect(rows[0]).toContain("Beta");
    expect(rows[0]).toContain("23 of 31 rows left out23 × It doesn’t name a venue.");
    expect(rows[1]).toContain("2 changes to review23 of 31 rows left out23 × It doesn’t name a venue.");
    expect(container.querySelector("dl")!.textContent).toContain("Rows left out46from 2 sources · Reasons");
    const chip = [...container.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Rows left out 2",
    );
    await click(chip);
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  it("asks what becomes of the events before it deletes a source", async () => {
    const container = await list({});
    await click(named(container, "Delete: Lamplight"));
    const modal = document.querySelector("dialog")!;
    expect(modal.textContent).toContain("Delete Lamplight?");
    const radios = [...modal.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  });

  it("SRC-65 sums up, and shows those of one health or of a name, what needs a person first", async () => {
    const container = await list(
      { name: "Alpha" },
      { name: "Beta", health: "review", waiting: 22 },
      { name: "Gamma", health: "failing", url: "https://copper.example/feed" },
      { name: "Delta", health: "paused", state: "paused" },
    );
    const shown = () => [...container.querySelectorAll("li a:first-of-type")].map((link) => link.textContent);
    const names = () => shown().filter((name) => /^(Alpha|Beta|Gamma|Delta)$/.test(name ?? ""));
    expect(names()).toEqual(["Gamma", "Beta", "Alpha", "Delta"]);
    const tiles = [...container.querySelectorAll("dl > div")].map((tile) => tile.textContent);
    expect(tiles).toEqual([
      "Sources43 active",
      "Events kept up to date92imported or recognized by sources",
      "To review22from 1 source · Review",
      "Rows left out0every row was imported",
      "Failing1Gamma",
    ]);
    const chip = (name: string) =>
      [...container.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    await click(chip("Paused 1"));
    expect(names()).toEqual(["Delta"]);
    await click(chip("All 4"));
    await fill(container.querySelector<HTMLInputElement>("input[type=search]")!, "COPPER");
    expect(names()).toEqual(["Gamma"]);
  });

  it("SRC-65 draws how many events the last runs found", async () => {
    const container = await list({
      recent: [
        { state: "done", found: 30 },
        { state: "failed", found: null },
        { state: "done", found: 34 },
      ],
    });
    const line = container.querySelector('svg[role="img"]')!;
    expect(line.getAttribute("aria-label")).toBe("34 events in the last of 3 runs, 30 in the first");
    expect(line.querySelectorAll("circle[data-failed]")).toHaveLength(1);
  });

  it("SRC-65 offers to publish by itself", async () => {
    const container = await list({ publishes: false, offersPublishing: true });
    expect(container.textContent).toContain("Lamplight has had three clean runs.");
    expect(named(container, "Publish automatically: Lamplight")).not.toBeNull();
    expect(named(container, "Keep reviewing: Lamplight")).not.toBeNull();
  });
});
