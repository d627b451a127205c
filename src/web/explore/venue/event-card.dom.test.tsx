import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { Event, Venue } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { mount } from "#tests/support/mount.ts";
import { FavoritesProvider } from "#web/favorites/favorites-provider.tsx";
import "#tests/support/messages.ts";
import { VenueEventCard } from "./event-card.tsx";

const HOUR_MS = 3_600_000;
const venue = { _id: "1", name: "Hall", slug: "hall", category: "concert" } as Venue;

/** An event that starts so many hours from now, by UTC's clock. */
function startingIn(hours: number, more: Partial<Event> = {}): Event {
  const startsAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  return publicEvent({ startsAt, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16), ...more });
}

async function card(event: Event, isOtherCategory = false): Promise<HTMLElement> {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <FavoritesProvider>
          <VenueEventCard
            event={event}
            venue={venue}
            isOtherCategory={isOtherCategory}
            isNear
            onShare={() => {}}
          />
        </FavoritesProvider>
      ),
    },
  ]);
  return mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

describe("TIME-22 the card of an event", () => {
  it.each<[string, Event, string, RegExp]>([
    ["ahead", startingIn(24 * 5), "", /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}( \d{4})? · \d\d:\d\dh$/],
    ["within the hour", startingIn(0.5), "", /^Starts in (29|30)\u00a0min · \d\d:\d\dh$/],
    ["begun", startingIn(-1), "", /^Started \d\d:\d\dh$/],
    ["over", startingIn(-4), "Ended", /\d\d:\d\dh$/],
    ["cancelled", startingIn(-1, { status: "cancelled" }), "Cancelled", /\d\d:\d\dh$/],
    ["postponed", startingIn(50, { status: "postponed" }), "Postponed", /\d\d:\d\dh$/],
    ["sold out", startingIn(50, { isSoldOut: true }), "Sold out", /\d\d:\d\dh$/],
  ])("says what is %s", async (_, event, mark, when) => {
    const container = await card(event);
    expect(container.querySelector("time")?.textContent).toMatch(when);
    expect(container.querySelector("[data-mark]")?.textContent ?? "").toBe(mark);
  });

  it("strikes out what does not take place, and no price is told of it", async () => {
    const price = { isFree: true, from: null, to: null, currency: null };
    const container = await card(startingIn(50, { status: "cancelled", price }));
    expect(container.querySelector("time")?.hasAttribute("data-off")).toBe(true);
    expect(container.textContent).not.toContain("Free");
    expect((await card(startingIn(50, { price }))).textContent).toContain("Free");
  });
});

it("CTY-10 the card of an event tells its category where it is not the venue's own", async () => {
  expect((await card(startingIn(50), true)).textContent).toContain("Concert");
  expect((await card(startingIn(50))).textContent).not.toContain("Concert");
});

it("VEN-26 VEN-241 the card of an event has heart, bell and its link", async () => {
  const price = { isFree: false, from: 20, to: null, currency: "EUR" };
  const link = "https://www.eventbrite.com/e/night-1";
  const container = await card(startingIn(50, { price, link }));
  expect(container.querySelector('[data-kind="heart"]')?.getAttribute("aria-label")).toBe("Favorite: Night");
  expect(container.querySelector('[data-kind="bell"]')?.getAttribute("aria-label")).toBe("Reminder: Night");
  expect(container.querySelector('[target="_blank"]')?.textContent).toBe("Tickets");
  expect((await card(startingIn(50))).querySelector('[target="_blank"]')?.textContent).toBe("Website");
  const soldOut = await card(startingIn(50, { price, isSoldOut: true }));
  expect(soldOut.querySelector('[target="_blank"]')).toBeNull();
});
