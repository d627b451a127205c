import type { VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { KEYS } from "./drivers/driver.ts";
import { expect } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

const SOFIA = "/map?at=42.69770,23.32190,13";
export const LIST = { css: "[data-list-heading]" };
export const ROW = { css: "[data-venue]" };
export const chip = (name: string) => ({ css: "[data-chips] button", name });

/** An event of the demo world, which lives in the real present; another one for every number. */
export async function someEvent(number = 0) {
  const answer = await fetch(process.env.LIVE_URL + urls.latestEvents("Bulgaria", "theater"));
  const venues = (await answer.json()) as VenueWithEvents[];
  const all = venues.flatMap((venue) => venue.events.map((event) => ({ venue, event })));
  // One that takes place, and late enough for a reminder.
  const open = all.filter(
    ({ event }) => event.status === "scheduled" && Date.parse(event.startsAt) > Date.now() + 2 * DAY_MS,
  );
  const { venue, event } = open[number]!;
  const path = urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
  return { event, path };
}

export async function send(visitor: Visitor, url: string, body: object): Promise<void> {
  const status = await visitor.call(
    async (url, body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    url,
    body,
  );
  expect(status).toBe(200);
}

export async function openMap(visitor: Visitor): Promise<void> {
  await visitor.goto("/terms");
  await visitor.call(() => {
    // The notice about prices is first and alone; the journeys begin after it.
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = "disclosure-accepted=true; path=/";
  });
  await visitor.goto(SOFIA);
  await visitor.waitFor(LIST, ({ text }) => /\d/.test(text));
}

/** From the top of the page by its skip links. */
export async function skipTo(visitor: Visitor, name: "the venues" | "the filters"): Promise<void> {
  await visitor.walkTo({ css: "a[href]", name: `Skip to ${name}` });
  await visitor.press(KEYS.enter);
}
