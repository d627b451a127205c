import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SourcePlace } from "#contract/admin-places.ts";
import type { SourceChange, SourceRun } from "#contract/admin-sources.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { act, click, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { RunPanel } from "./run-panel.tsx";

const SOURCE = { id: 7, url: "https://town.example/all.ics", country: "Bulgaria", city: "Sofia" };
const RUN: SourceRun = {
  id: 3,
  state: "review",
  problem: null,
  counts: { ...NO_COUNTS, problem: 1 },
  startedAt: "2026-11-15T10:00:00.000Z",
  finishedAt: "2026-11-15T10:00:03.000Z",
};
const PLACE: SourcePlace = {
  place: "The Arena",
  city: "Sofia",
  address: "",
  coordinates: null,
  events: 14,
  answer: null,
  room: null,
  takenFor: null,
  problem: null,
  suggestions: [
    {
      venue: "arena-sofia",
      category: "concert",
      name: "Arena Sofia",
      city: "Sofia",
      address: "1 Kestrel",
      coordinates: [23.3, 42.7],
      reason: "name",
      distanceM: null,
      room: null,
    },
  ],
};
const WAITING: SourceChange = {
  id: 1,
  kind: "problem",
  state: "open",
  line: 88,
  eventId: null,
  title: "Winter Ball",
  date: "2026-12-04",
  time: "20:00",
  venue: "The Arena",
  isNewVenue: false,
  fields: null,
  said: null,
  here: null,
  problem: {
    code: "rowVenueUnclear",
    params: { venue: "the arena", city: "Sofia", meant: "Arena Sofia" },
    message: "Did you mean Arena Sofia?",
  },
};
const PLANNED: SourceChange = { ...WAITING, kind: "new", venue: "Arena Sofia", problem: null };

/** Answers the calls of the page; an answer about the place makes the waiting row a new event. */
function serve() {
  const answers: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit = {}) => {
    if (method === "PUT") answers.push(JSON.parse(String(body)));
    const isAnswered = answers.length > 0;
    if (url.endsWith("/places"))
      return Response.json({ places: [{ ...PLACE, answer: isAnswered ? "venue" : null }] });
    return Response.json({ run: RUN, rows: [isAnswered ? PLANNED : WAITING], next: null });
  });
  return answers;
}
afterEach(() => vi.unstubAllGlobals());

async function openRun(isLast = true) {
  const container = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RunPanel source={SOURCE} run={RUN} isLast={isLast} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => expect(container.textContent).toContain("Winter Ball"));
  const buttonOf = (name: string) =>
    [...container.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
    );
  return { container, buttonOf };
}

describe("SRC-86 a row of a run whose venue is not clear", () => {
  it("is answered in its place, and is planned anew", async () => {
    const answers = serve();
    const { container, buttonOf } = await openRun();
    await until(() => expect(buttonOf("It’s Arena Sofia")).toBeTruthy());
    expect(container.textContent).toContain(
      "remember the answer for this source and update all 14 events there",
    );
    await click(buttonOf("It’s Arena Sofia"));
    await until(() => expect(container.querySelector("[data-kind=new]")).toBeTruthy());
    expect(answers).toEqual([
      {
        place: "The Arena",
        city: "Sofia",
        venue: "arena-sofia",
        category: "concert",
        room: "The Arena",
        isVirtual: false,
      },
    ]);
    expect(buttonOf("It’s Arena Sofia")).toBeUndefined();
  });

  it("can be a new venue, or online", async () => {
    const answers = serve();
    const { buttonOf } = await openRun();
    await until(() => expect(buttonOf("New venue")).toBeTruthy());
    await click(buttonOf("It’s online"));
    await until(() => expect(answers).toMatchObject([{ venue: null, isVirtual: true }]));
  });

  it("asks nothing in a run that a newer one has replaced", async () => {
    serve();
    const { container } = await openRun(false);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(container.querySelector("[data-kind=problem] button")).toBeNull();
  });
});
