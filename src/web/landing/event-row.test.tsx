import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { Venue } from "#contract/catalog.ts";
import type { LandingPlace } from "#contract/pages.ts";
import type { Locale } from "#domain/locale.ts";
import { publicEvent } from "#tests/support/events.ts";
import { FavoritesContext, type FavoritesState } from "#web/favorites/favorites.ts";
import { eventView } from "#web/listing/event-view.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { LandingEventRow, type ListedRow } from "./event-row.tsx";

const hall = { _id: "7", name: "Hall", slug: "hall", category: "concert", city: "Sofia" } as Venue;
const strings = publicEvent({
  name: "Strings",
  date: "2026-11-15",
  time: "20:00",
  startsAt: "2026-11-15T18:00:00.000Z",
  price: { isFree: true, from: null, to: null, currency: null },
});
const SOFIA: LandingPlace = {
  country: "Bulgaria",
  city: "Sofia",
  url: "/city/bulgaria/sofia",
  longitude: 23.3219,
  latitude: 42.6977,
};

const NONE: FavoritesState = {
  entries: [],
  changes: [],
  wish: undefined,
  change() {},
  toggleWish() {},
};

function rowOf(kind: ListedRow["kind"], place = SOFIA, locale: Locale = "en"): string {
  const row = { kind, from: "2026-11-15", to: "2026-11-30", total: 38, events: [eventView(hall, strings)] };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <RenderedAt value={Date.parse("2026-11-15T16:40:00Z")}>
          <MessagesProvider locale={locale}>
            <FavoritesContext value={NONE}>
              <LandingEventRow row={row} place={place} country="България" />
            </FavoritesContext>
          </MessagesProvider>
        </RenderedAt>
      ),
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { site: {} } } }} />);
}
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");

describe("a row of the landing page", () => {
  it("PAGE-23 says each thing once: the date on the poster, name, venue and price under it", () => {
    expect(words(rowOf("tonight"))).toBe(
      "|Tonight in Sofia|Sun 15 Nov, from now until 05:00|See all 38|Tonight 20:00h|Strings|Hall|Free|",
    );
    expect(rowOf("tonight")).toContain('src="/posters/1-art.svg"');
  });

  it("PAGE-23 leads to the map narrowed to it, or to the city's page", () => {
    const hrefOf = (html: string) => /<a [^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const at = "at=42.69770,23.32190";
    expect(hrefOf(rowOf("tonight"))).toBe(`/map?${at},12&when=tonight`);
    expect(hrefOf(rowOf("weekend"))).toBe(`/map?${at},12&from=2026-11-15&to=2026-11-30`);
    expect(hrefOf(rowOf("new"))).toBe("/city/bulgaria/sofia");
    expect(hrefOf(rowOf("festivals"))).toBe(
      `/map?${at},6&categories=festival&country=Bulgaria&from=2026-11-15&to=2026-11-30`,
    );
  });

  it("PAGE-24 names the country in the visitor's language, and cities in it, where it is about a country", () => {
    const country = { ...SOFIA, city: undefined, url: undefined };
    expect(words(rowOf("tonight", country, "bg"))).toMatch(/^\|Тази вечер: България\|.*\|Strings\|София\|/);
  });
});
