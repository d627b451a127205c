import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Event, Venue } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { FavoritesContext, type FavoritesState } from "#web/favorites/favorites.ts";
import { eventView } from "#web/listing/event-view.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import EventPage from "./event-page.tsx";

const club = {
  _id: "7",
  name: "Club",
  slug: "club",
  category: "party",
  city: "Sofia",
  country: "Bulgaria",
  address: "Shipka 1",
  coordinates: ["23.3", "42.7"],
  timeZone: "Europe/Sofia",
} as unknown as Venue;
const hall = { ...club, _id: "8", name: "Hall", slug: "hall", category: "concert" } as Venue;

function dataOf(event: Event, venue: Venue, nearby: readonly Venue[]) {
  return {
    event,
    venue,
    isOver: false,
    venueUrl: "/venue/club",
    cityUrl: "/city/bulgaria/sofia",
    path: "/event/a",
    pageUrl: "http://localhost/event/a",
    startDate: event.startsAt,
    facts: ["{}", "{}"],
    dates: [],
    more: [eventView(venue, event)],
    organizerEvents: 0,
    announced: undefined,
    nearby: nearby.map((each) => ({ ...eventView(each, event), walkMinutes: 7 })),
  };
}

const evening = publicEvent({
  name: "Vinyl",
  date: "2026-11-20",
  time: "23:00",
  startsAt: "2026-11-20T21:00:00.000Z",
  endsAt: "2026-11-21T01:00:00.000Z",
  endDate: "2026-11-21",
  endTime: "03:00",
  hasTime: true,
  ...{ language: "bg", room: "Room 2", minAge: 18, tags: ["vinyl"], link: "https://example.com/" },
});
function htmlOf(data: ReturnType<typeof dataOf>): string {
  const favorites: FavoritesState = {
    entries: [],
    changes: [],
    wish: undefined,
    change() {},
    toggleWish() {},
  };
  const props = { loaderData: data } as unknown as Parameters<typeof EventPage>[0];
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <RenderedAt value={Date.parse("2026-11-15T16:40:00Z")}>
          <MessagesProvider locale="en">
            <FavoritesContext value={favorites}>
              <EventPage {...props} />
            </FavoritesContext>
          </MessagesProvider>
        </RenderedAt>
      ),
    },
  ]);
  const root = { site: { name: "Whereabouts", publicUrl: "http://localhost" } };
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

const wordsIn = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "")
    .replace(/(<[^>]*>)+/g, "|");

it("EVT-241 the heading is the title alone; what its link opens is told beside it", () => {
  const html = htmlOf(dataOf({ ...evening, link: "https://tickets.example.org/1" }, club, []));
  const [, heading = ""] = /(<h1.*?<\/h1>)/s.exec(html) ?? [];
  expect(wordsIn(heading)).toBe("|Vinyl|");
  expect(heading).not.toContain("aria-label");
  expect(heading).toMatch(/href="https:\/\/tickets.example.org\/1"[^>]*aria-describedby="link-hint"/);
  expect(html).toContain('<span id="link-hint" hidden="">Tickets, opens in a new tab</span>');
});

it("EVT-242 the primary button says what the address is for, and Link stands among the quiet actions", () => {
  for (const [link, name] of [
    ["https://tickets.example.org/1", "Tickets"],
    ["https://lu.ma/vinyl", "Register"],
    ["https://example.com/", "Website"],
  ] as const) {
    const html = htmlOf(dataOf({ ...evening, link }, club, []));
    expect(html).toMatch(
      new RegExp(`aria-label="${name}: Vinyl, opens in a new tab"[^>]*data-variant="filled"`),
    );
    expect(wordsIn(html)).toMatch(/\|Share\|Link\|/);
  }
});

it("A11Y-266 each link to the seller says whose event it is, and that a new tab opens", () => {
  const link = "https://tickets.example.org/1";
  for (const status of ["scheduled", "cancelled"] as const) {
    const html = htmlOf(dataOf({ ...evening, link, status }, club, []));
    const outward = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag);
    // The heading's text is the title alone: EVT-241.
    const buttons = outward.filter((tag) => tag.includes(link) && !tag.includes("link-hint"));
    const names = buttons.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1]);
    const first = status === "scheduled" ? "Tickets" : "Get a refund";
    expect(names).toEqual([first, "Link"].map((name) => `${name}: Vinyl, opens in a new tab`));
  }
});

it("EVT-243 what is sold out has no ticket button, and leads to what is on nearby", () => {
  const soldOut = { ...evening, isSoldOut: true };
  const html = htmlOf(dataOf(soldOut, club, [hall]));
  expect(html).not.toContain('data-variant="filled"');
  expect(html).toMatch(/href="#nearby"[^>]*>.*?Nearby that evening/s);
  expect(html).toContain('<div id="nearby">');
  expect(htmlOf(dataOf(soldOut, club, []))).not.toContain('href="#nearby"');
});

it("EVT-244 a free event that is cancelled speaks of no refund", () => {
  const isFree = { isFree: true, from: null, to: null, currency: null };
  const off = { ...evening, status: "cancelled" as const };
  const paid = wordsIn(htmlOf(dataOf(off, club, [])));
  expect(paid).toMatch(/\|Your tickets\|.*\|Get a refund\|/);
  const free = wordsIn(htmlOf(dataOf({ ...off, price: isFree }, club, [])));
  expect(free).not.toMatch(/refund|money back|your tickets/i);
  expect(free).toContain("|Link|");
});

it("EVT-245 the head of an exhibition that runs is about its end, without the hour of the first evening", () => {
  const run = {
    ...evening,
    date: "2026-09-24",
    time: "18:30",
    startsAt: "2026-09-24T15:30:00.000Z",
    endDate: "2026-12-16",
    endTime: null,
    endsAt: "2026-12-16T22:00:00.000Z",
  };
  const said = (event: Event) => wordsIn(htmlOf(dataOf(event, club, [])));
  expect(said(run)).toContain(
    "|Dec|16|Until Wed 16 Dec|24.09.2026 – 16.12.2026 · Opening hours not available|",
  );
  expect(said({ ...run, openDays: ["2026-11-15", "2026-11-17"] })).toContain("|Until Wed 16 Dec|Open today|");
  expect(said({ ...run, openDays: ["2026-11-17"] })).toContain("|Until Wed 16 Dec|Closed today|");
  const ahead = { ...run, date: "2026-11-26", startsAt: "2026-11-26T16:30:00.000Z" };
  expect(said(ahead)).toMatch(/\|Nov\|26\|26\.11\.2026 – 16\.12\.2026 · from 18:30h\|Thursday, /);
});
