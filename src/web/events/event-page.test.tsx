import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Event, Venue } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { type Favorites, FavoritesContext } from "#web/favorites/favorites.ts";
import { listedEvent } from "#web/listing/listed-event.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { withKeptParts } from "#web/ui/kept-part.tsx";
import { type KeptParts, ServerDocument } from "#web/ui/server-document.ts";
import { RenderedAt } from "#web/ui/use-now.ts";
import EventPage from "./event-page.tsx";

const club = {
  ...{ _id: "7", name: "Club", slug: "club", category: "party", city: "Sofia", country: "Bulgaria" },
  ...{ address: "Shipka 1", coordinates: ["23.3", "42.7"], timeZone: "Europe/Sofia" },
} as unknown as Venue;
const hall = { ...club, _id: "8", name: "Hall", slug: "hall", category: "concert" } as Venue;

function dataOf(event: Event, venue: Venue, nearby: readonly Venue[]) {
  return {
    ...{ event, venue, isOver: false, venueUrl: "/venue/club", cityUrl: "/city/bulgaria/sofia" },
    ...{
      path: "/event/a",
      pageUrl: "http://localhost/event/a",
      startDate: event.startsAt,
      facts: ["{}", "{}"],
    },
    ...{ dates: [], more: [listedEvent(venue, event)], organizerEvents: 0, announced: undefined },
    nearby: nearby.map((each) => ({ ...listedEvent(each, event), walkMinutes: 7 })),
  };
}

const evening = publicEvent({
  ...{ name: "Vinyl", date: "2026-11-20", time: "23:00", startsAt: "2026-11-20T21:00:00.000Z" },
  ...{ endsAt: "2026-11-21T01:00:00.000Z", endDate: "2026-11-21", endTime: "03:00", hasTime: true },
  ...{ language: "bg", room: "Room 2", minAge: 18, tags: ["vinyl"], link: "https://example.com/" },
});
const PAGES = [
  dataOf(evening, club, [hall]),
  dataOf({ ...evening, status: "cancelled", language: "de", link: "" }, hall, []),
  dataOf({ ...evening, minAge: 0, room: "", tags: [] }, hall, [club, hall]),
  dataOf(evening, club, [hall]),
];

function htmlOf(data: ReturnType<typeof dataOf>, parts: KeptParts | undefined): string {
  const favorites: Favorites = { entries: [], changes: [], wish: undefined, change() {}, toggleWish() {} };
  const props = { loaderData: data } as unknown as Parameters<typeof EventPage>[0];
  const Page = createRoutesStub([
    {
      ...{ id: "root", path: "/" },
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
  const html = renderToString(
    <ServerDocument value={{ parts }}>
      <Page hydrationData={{ loaderData: { root } }} />
    </ServerDocument>,
  );
  return parts ? withKeptParts(html, parts).join("") : html;
}

it("WEB-86 the buttons and signs that event pages share are those that each would have by itself", () => {
  const parts: KeptParts = new Map();
  for (const data of PAGES) expect(htmlOf(data, parts)).toBe(htmlOf(data, undefined));
  expect(parts.keys().toArray()).toEqual(
    expect.arrayContaining(["favorite", "new date", "menu calendar", "fact age", "category tag concert"]),
  );
});
