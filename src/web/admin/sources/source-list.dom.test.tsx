import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#web/messages/every-language.ts";
import { Mantine } from "#web/ui/mantine.tsx";
import { sourceList } from "./source-calls.ts";
import { SourceList } from "./source-list.tsx";

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
  state: "active",
  health: "ok",
  failingSince: null,
  problem: null,
  nextRunAt: "2026-11-15T16:00:00.000Z",
  events: 23,
  lastRun: RUN,
};

async function list(...sources: Partial<Source>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sourceList.queryKey, {
    sources: sources.map((source, index) => ({ ...SOURCE, id: index + 1, ...source })),
  });
  return mount(
    <Mantine>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SourceList />
        </MemoryRouter>
      </QueryClientProvider>
    </Mantine>,
  );
}

const named = (container: HTMLElement, name: string) => container.querySelector(`[aria-label="${name}"]`);

describe("SRC-50 the list of sources", () => {
  it("invites to add the first, and says what can be read", async () => {
    const container = await list();
    expect(container.textContent).toContain("No sources yet");
    expect(container.querySelector("section a")?.getAttribute("href")).toBe("/admin/sources?add");
  });

  it("tells what the last run did, how many events there are and when it runs next", async () => {
    const container = await list({});
    const text = container.querySelector("li")!.textContent;
    expect(text).toContain("Up to date");
    expect(text).toContain("3 new · 20 as before");
    expect(text).toContain("23 events");
    expect(text).toContain("Publishes by itself");
    expect(text).toMatch(/next Nov 15, 2026/);
    expect(named(container, "Run now: Lamplight")).not.toBeNull();
  });

  it.each<[string, Partial<Source>, string, string]>([
    [
      "what waits for review",
      { health: "review", lastRun: { ...RUN, state: "review" } },
      "3 changes to review",
      "Review: Lamplight",
    ],
    [
      "since when it fails, and why",
      {
        health: "failing",
        failingSince: "2026-11-12T10:00:00.000Z",
        problem: { code: "fetch.status", params: { status: 404 }, message: "" },
      },
      "The server answered 404.",
      "Try again: Lamplight",
    ],
    ["that it is paused", { health: "paused", state: "paused" }, "Paused", "Resume: Lamplight"],
    ["that it is stopped", { health: "stopped", state: "stopped" }, "ten days", "Try again: Lamplight"],
    ["that files are sent", { url: null, nextRunAt: null }, "no next run", "Send a file: Lamplight"],
  ])("tells %s, with what helps", async (_what, source, text, action) => {
    const container = await list(source);
    expect(container.querySelector("li")!.textContent).toContain(text);
    expect(named(container, action)).not.toBeNull();
  });

  it("asks what becomes of the events before it deletes a source", async () => {
    const container = await list({});
    await click(named(container, "Delete: Lamplight"));
    const modal = document.querySelector('[role="dialog"]')!;
    expect(modal.textContent).toContain("Delete Lamplight?");
    const radios = [...modal.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  });
});
