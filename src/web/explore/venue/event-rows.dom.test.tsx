import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import type { Event, Venue } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { EventRows } from "./event-rows.tsx";

const DAY_MS = 86_400_000;
const venue = { _id: "1", name: "Hall", slug: "hall", category: "exhibition" } as Venue;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const NOW_S = Math.floor(Date.now() / 1000);

// Read once, when the first part of the screen asks.
beforeAll(() => {
  const lastVisit = { lastActiveS: NOW_S - 7200, venues: [["1", NOW_S]], events: [["9", NOW_S - 9000]] };
  localStorage.setItem("seen", JSON.stringify(lastVisit));
});

async function rows(...events: Event[]): Promise<HTMLElement> {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <EventRows venue={venue} otherRecords={[]} events={events} />,
    },
  ]);
  return mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

describe("the list below a venue's cards", () => {
  it("VEN-20 tell the day, the hour and the name, and how many they are", async () => {
    const date = inDays(8);
    const container = await rows(publicEvent({ _id: "9", name: "King Lear", date, endTime: "22:30" }));
    expect(container.textContent).toContain("1 event");
    expect(container.querySelector("time")?.getAttribute("datetime")).toBe(`${date}T20:00`);
    expect(container.querySelector("time")?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2} .*20:00h$/);
    expect(container.querySelector("a")?.getAttribute("href")).toBe(
      `/event/location=hall&category=exhibition&event=night&date=${date}`,
    );
  });

  it("VEN-21 mark a date of a series, each in its place", async () => {
    const series = { id: "s", count: 9 };
    const container = await rows(
      publicEvent({ _id: "1", name: "Readings", date: inDays(3), series }),
      publicEvent({ _id: "2", name: "Concert", date: inDays(5) }),
      publicEvent({ _id: "3", name: "Readings", date: inDays(10), series }),
    );
    const texts = [...container.querySelectorAll("li")].map((li) => li.textContent);
    expect(texts.map((text) => /Readings|Concert/.exec(text)?.[0])).toEqual([
      "Readings",
      "Concert",
      "Readings",
    ]);
    expect(texts.map((text) => text.includes("9 dates"))).toEqual([true, false, true]);
  });

  it("VEN-22 tell today's hours of a running show", async () => {
    const run = {
      _id: "r",
      name: "Machines",
      date: inDays(-3),
      time: "10:00",
      startsAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
      endDate: inDays(40),
      endTime: "18:00",
      endsAt: new Date(Date.now() + 40 * DAY_MS).toISOString(),
    };
    expect((await rows(publicEvent(run))).textContent).toMatch(/until .* · open today 10:00–\u206018:00h/);
    const closed = await rows(publicEvent({ ...run, openDays: [inDays(20)] }));
    expect(closed.textContent).toMatch(/until .* · Closed today/);
  });

  it("VEN-23 strike what is cancelled, and tell from when something was moved", async () => {
    const date = inDays(8);
    const off = await rows(publicEvent({ _id: "9", name: "Hamlet", date, status: "cancelled" }));
    expect(off.querySelector("time")?.hasAttribute("data-off")).toBe(true);
    expect(off.querySelector('[data-mark="cancelled"]')?.textContent).toBe("Cancelled");
    const moved = await rows(publicEvent({ _id: "9", date, previousStart: `${inDays(6)}T20:00:00Z` }));
    expect(moved.querySelector('[data-mark="moved-date"]')?.textContent).toMatch(/^Rescheduled from /);
  });
});

it("SEEN-07 in the panel an opened event recedes, and one that is new carries a dot", async () => {
  const date = inDays(8);
  const container = await rows(
    publicEvent({ _id: "9", name: "King Lear", date, publishedAt: NOW_S - 60 }),
    publicEvent({ _id: "10", name: "Hamlet", date, publishedAt: NOW_S - 60 }),
    publicEvent({ _id: "11", name: "Othello", date, publishedAt: NOW_S - 9000 }),
  );
  const row = (name: string) =>
    [...container.querySelectorAll("li")].find((li) => li.textContent.includes(name));
  expect(row("King Lear")?.querySelector("[data-seen]")).not.toBeNull();
  expect(row("King Lear")?.textContent).toContain("Viewed");
  expect(row("Hamlet")?.textContent).toContain("New since your last visit");
  expect(row("Othello")?.textContent).not.toMatch(/Viewed|New since/);
});
