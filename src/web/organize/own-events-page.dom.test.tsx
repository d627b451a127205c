import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OwnSubmissions, VenueSubmissions } from "#contract/moderation.ts";
import type { OwnEvents } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { publicEvent } from "#tests/support/events.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import OwnEventsPage from "./own-events-page.tsx";

type OwnEvent = OwnEvents["events"][number];

const VENUE = {
  _id: "5",
  name: "The Yard",
  slug: "the-yard",
  category: "concert" as const,
  country: "Bulgaria",
  countryCode: "BG",
  city: "Sofia",
  region: "",
  address: "5 Rila St",
  timeZone: "Europe/Sofia",
  coordinates: ["23.3", "42.7"] as [string, string],
};
const published = (given: Partial<OwnEvent>): OwnEvent => ({
  ...publicEvent(given),
  venue: VENUE,
  version: 3,
  page: "/event/x",
  isOver: false,
  canChange: true,
  numbers: { opened: 12, favorites: 4, reminders: 2, tickets: 3 },
  ...given,
});
const submission = (given: Partial<OwnSubmissions["submissions"][number]>) => ({
  id: "1",
  state: "waiting" as const,
  title: "New Year",
  at: 0,
  event: null,
  page: null,
  reason: null,
  place: null,
  form: { title: "New Year", date: "2026-12-31", time: "22:00", category: "party" },
  ...given,
});

let own: OwnEvents;
let submissions: OwnSubmissions;
let review: VenueSubmissions;
let sent: { url: string; body: Record<string, unknown> }[];
let answer: () => Response;

beforeEach(() => {
  const series = { id: "9", count: 2 };
  own = {
    events: [
      published({ _id: "10", name: "Jam", series, date: "2099-12-01" }),
      published({ _id: "11", name: "Jam", series, date: "2099-12-08" }),
      published({
        _id: "12",
        name: "Foreign Hall",
        canChange: false,
        status: "cancelled",
        date: "2099-12-02",
      }),
      published({ _id: "13", name: "Autumn Social", isOver: true, date: "2020-11-07" }),
    ],
    pages: [{ kind: "venue", name: "The Yard", page: "/venue/the-yard/concert" }],
    claims: [],
    newHolders: [],
  };
  review = { submissions: [] };
  submissions = {
    submissions: [
      submission({ id: "1" }),
      submission({ id: "2", state: "rejected", title: "Sale", reason: "A sale is no event." }),
      submission({ id: "3", state: "approved", title: "Taken Down" }),
    ],
  };
  sent = [];
  answer = () => Response.json({ changed: 2, version: 4, isWaiting: false });
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method === "PATCH") {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return answer();
    }
    if (url === routes.ownSubmissions) return Response.json(submissions);
    if (url === routes.ownEvents) return Response.json(own);
    if (url === routes.venueSubmissions) return Response.json(review);
    if (init?.method) {
      sent.push({ url, body: init.body ? JSON.parse(String(init.body)) : {} });
      return init.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({});
    }
    return Response.json({ form: {}, place: null, version: 3, dates: { following: 2, all: 2 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: OwnEventsPage }]);
  const container = await mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
  await until(() => expect(container.querySelector("h2")).not.toBeNull());
  // Behind an open dialog nothing can be clicked, though a card's button has the words of the dialog's.
  const button = (label: string) => {
    const scope = container.querySelector("dialog[open]") ?? container;
    return (
      scope.querySelector<HTMLElement>(`[aria-label="${label}"]`) ??
      [...scope.querySelectorAll<HTMLElement>("button")].find((each) => each.textContent === label)
    );
  };
  return { container, button };
}

it("ORG-33 My Events tells what became of each event, with its numbers, a series as one", async () => {
  const { container, button } = await open();
  const groups = [...container.querySelectorAll("section")].map((section) => section.textContent ?? "");
  const group = (name: string) => groups.find((text) => text.startsWith(name));
  expect(group("Upcoming 2")).toMatch(/2 dates.*Jam.*24.*8.*4/s);
  expect(group("Upcoming 2")).toMatch(/Cancelled.*Foreign Hall/s);
  expect(group("Waiting 1")).toContain("New Year");
  expect(group("Rejected 1")).toMatch(/Sale.*A sale is no event\./s);
  expect(group("Removed 1")).toContain("Taken Down");
  expect(group("Past 1")).toMatch(/Autumn Social.*12.*4.*2/s);
  expect(container.querySelector("dl")?.textContent).toBe("Views48Favorites16Reminders8Ticket clicks12");
  expect(button("Edit: Foreign Hall")).toBeUndefined();
  expect(button("Copy: Foreign Hall")?.getAttribute("href")).toBe(urls.copyOwnEvent("12"));
  await click(button("Past 1"));
  expect([...container.querySelectorAll("h3")].map((each) => each.textContent)).toEqual(["Autumn Social"]);
});

it("ORG-34 cancelling asks once, for the dates of a series, and says how many are told", async () => {
  const { container, button } = await open();
  await click(button("Cancel event: Jam"));
  await until(() => expect(container.textContent).toContain("This and the following (2)"));
  expect(container.textContent).toContain("4 people have saved this date and will get a message.");
  await click(container.querySelector('input[value="all"]'));
  await click(button("Cancel event"));
  await until(() => expect(container.querySelector("dialog")).toBeNull());
  expect(sent).toEqual([
    { url: urls.ownEvent("10"), body: { status: "cancelled", scope: "all", version: 3 } },
  ]);
});

it("ORG-35 an event is moved or postponed; a change meanwhile is told, and the list can be loaded again", async () => {
  const { container, button } = await open();
  await click(button("Reschedule: Jam"));
  await fill(fieldOf(container, "New date"), "2099-12-03");
  answer = () =>
    Response.json({ error: "Someone else has changed this event.", code: "eventChanged" }, { status: 409 });
  await click(button("Reschedule"));
  await until(() =>
    expect(container.querySelector("dialog [role=alert]")?.textContent).toContain("changed this event"),
  );
  expect(sent[0]?.body).toMatchObject({ status: "scheduled", date: "2099-12-03", scope: "this", version: 3 });
  await click(button("Reload"));
  await until(() => expect(container.querySelector("dialog")).toBeNull());
  await click(button("Reschedule: Jam"));
  await click(container.querySelector("dialog input[type=checkbox]"));
  answer = () => Response.json({ changed: 1, version: 4 });
  await click(button("Postpone"));
  await until(() => expect(sent[1]?.body).toMatchObject({ status: "postponed" }));
});

it("ORG-41 a cancellation carries a message to those who keep the event", async () => {
  const { container, button } = await open();
  await click(button("Cancel event: Jam"));
  await fill(fieldOf(container, "A note to those who saved it"), "Sorry, the drummer is ill.");
  await click(button("Cancel event"));
  await until(() => expect(sent[0]?.body).toMatchObject({ message: "Sorry, the drummer is ill." }));
});

it("ORG-42 an event is marked as sold out and as on sale again, which is told to no one", async () => {
  const { container, button } = await open();
  await click(button("Sold out: Jam"));
  expect(container.querySelector("dialog textarea")).toBeNull();
  expect(container.querySelector("dialog")?.textContent).toContain("Nobody gets a message.");
  await click(button("Mark as sold out"));
  await until(() => expect(container.querySelector("dialog")).toBeNull());
  expect(sent).toEqual([{ url: urls.ownEvent("10"), body: { isSoldOut: true, scope: "this", version: 3 } }]);
  expect(button("Sold out: Foreign Hall")).toBeUndefined();
});

it("ORG-287 holders decide about what others submit at their venues, and undo new organizers", async () => {
  const page = { kind: "venue" as const, name: "The Yard", page: "/venue/the-yard/concert" };
  own.newHolders = [{ ...page, id: "g2", account: "Mallory Lovelace", at: 0, until: Date.UTC(2026, 11, 15) }];
  const form = { title: "Foreign Night", date: "2026-12-31", time: "22:00", category: "party" };
  const waiting = { title: "Foreign Night", at: 0, author: "Vera", form, place: null };
  review = {
    submissions: [
      { ...waiting, id: "s1", isMove: true },
      { ...waiting, id: "s2", author: "", title: "Other Night", isMove: false },
    ],
  };
  const { container } = await open();
  await until(() => expect(container.textContent).toContain("Waiting for your decision"));
  expect(container.textContent).toContain("Submitted by Vera");
  expect(container.textContent).toContain("Moving here");
  expect(container.textContent).toContain("Mallory Lovelace can now publish and edit events of The Yard");
  const press = (label: string) => click(container.querySelector(`[aria-label="${label}"]`));
  await press("Publish: Foreign Night");
  await press("Reject…: Other Night");
  await fill(container.querySelector("dialog[open] textarea") as unknown as HTMLInputElement, "Not ours");
  await click(container.querySelector("dialog[open] button[type=submit]"));
  await click([...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Undo")!);
  await until(() =>
    expect(sent).toEqual([
      { url: urls.venueSubmission("s1", "approve"), body: {} },
      { url: urls.venueSubmission("s2", "reject"), body: { reason: "Not ours" } },
      { url: urls.newHolder("g2"), body: {} },
    ]),
  );
});
