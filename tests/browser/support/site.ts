import type { APIRequestContext, Page } from "@playwright/test";
import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";

/** One upcoming event of the demo world with its venue, and the address of its page. */
export async function someEvent(
  request: APIRequestContext,
  category = "theater",
): Promise<{ venue: VenueWithEvents; event: Event; path: string }> {
  const answer = await request.get(urls.latestEvents("Bulgaria", category));
  const [venue]: VenueWithEvents[] = await answer.json();
  const [event] = venue?.events ?? [];
  if (!venue || !event) throw new Error(`The demo world has no ${category}.`);
  const path = urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
  return { venue, event, path };
}

/** What the page tells search engines, by type. */
export async function jsonLdOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = texts.flatMap((text) => [JSON.parse(text)].flat());
  return Object.fromEntries(facts.map((fact) => [fact["@type"], fact]));
}
