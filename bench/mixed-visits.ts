import { z } from "zod";
import { VenueWithEvents } from "../src/contract/catalog.ts";
import { routes, urls } from "../src/contract/urls.ts";
import { type Dice, diceOf } from "../src/domain/dice.ts";

type ListedVenue = z.infer<typeof VenueWithEvents>;

const AT_ONCE = 4;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const WORDS = ["jazz", "theater", "sofia", "концерт", "teatar", "opera", "festval", "rock", "new yor"];
const PAGES = [urls.home, urls.map, urls.blog, urls.team, urls.cityList, urls.login];

/**
 * So many requests of every common kind, the same in every run: map views, searches, pages of events and venues,
 * feeds, posters, pictures for shared links, and the first question of visitors from anywhere on Earth.
 */
export async function visitSite(address: string, count: number): Promise<void> {
  const answer = await fetch(address + urls.venuesInBounds(WORLD, 1_000));
  const venues = z.array(VenueWithEvents).parse(await answer.json());
  const dice = diceOf("mixed visits");
  const paths = Array.from({ length: count }, () => anyPath(dice, venues)).values();
  const client = async () => {
    for (const path of paths) await visit(address + path, dice);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

async function visit(url: string, dice: Dice): Promise<void> {
  const headers = { "accept-encoding": "br", "x-forwarded-for": anyAddress(dice) };
  const answer = await fetch(url, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${answer.status} at ${url}`);
}

function anyPath(dice: Dice, venues: readonly ListedVenue[]): string {
  const venue = dice.pick(venues.filter(({ events }) => events.length > 0));
  const event = dice.pick(venue.events);
  const [longitude, latitude] = venue.coordinates.map(Number) as [number, number];
  const [west, south] = [longitude - 0.12 + dice.roll() / 100, latitude - 0.08];
  const city = { west, south, east: west + 0.24, north: south + 0.16 };
  const kinds: [number, () => string][] = [
    [30, () => urls.venuesInBounds(city, 0)],
    [10, () => urls.overview(WORLD, dice.whole(1, 5))],
    [10, () => urls.search(dice.pick(WORDS), 1)],
    [5, () => routes.location],
    [10, () => dice.pick(PAGES)],
    [
      15,
      () =>
        urls.eventPage({
          location: venue.slug,
          category: venue.category,
          name: event.slug,
          date: event.date,
        }),
    ],
    [5, () => urls.venuePage(venue.slug)],
    [5, () => urls.venueFeed(venue._id, "ics")],
    [7, () => urls.poster(event._id)],
    [3, () => urls.shareImage(event._id)],
  ];
  // As many entries for each as its share.
  return dice.pick(kinds.flatMap(([share, path]) => new Array<() => string>(share).fill(path)))();
}

/** Of both families, where most of the visitors are. */
function anyAddress(dice: Dice): string {
  const numbers = Array.from({ length: 3 }, () => dice.whole(0, 255));
  return dice.chance(0.6)
    ? [dice.whole(1, 220), ...numbers].join(".")
    : `2a0${dice.whole(0, 9)}:${dice.whole(0, 9999)}:${numbers[0]}::1`;
}
