import type { z } from "zod";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";

type ListedVenue = z.infer<typeof VenueWithEvents>;

export type Kind = "map" | "search" | "page" | "write";

/** One request of a visit. */
export interface Visit {
  kind: Kind;
  path: string;
  cookie?: string;
  body?: object;
  /** What to remember once it is acknowledged: whose favourite, or which event's title. */
  acknowledged?: () => void;
}

/** Every acknowledged write, which must survive any fault. */
export interface Ledger {
  favorites: Map<string, Set<string>>;
  titles: Set<string>;
}

interface Crowd {
  venues: ListedVenue[];
  /** Cookies of signed-in users, and the administrator's. */
  visitors: string[];
  admin: string;
}

const WORDS = [
  "jazz",
  "theater",
  "sofia",
  "концерт",
  "teatar",
  "opera",
  "festval",
  "london party",
  "rock",
  "new yor",
];
const PAGES = [urls.home, urls.map, urls.blog, urls.team, urls.login];
export const HALL = { country: "Bulgaria", city: "Sofia", category: "concert", venue: "torture-hall" };

/** A venue of the torture's own, for the events that its administrator adds. */
export async function addHall(address: string, admin: string): Promise<void> {
  await post(address + routes.addVenue, admin, {
    ...HALL,
    new_name: "Torture Hall",
    new_address: "1 Quiet St",
  });
}

export async function addEvening(address: string, admin: string, title: string): Promise<void> {
  await post(address + routes.addEvent, admin, evening(title));
}

/** Asked on a connection of its own, so that any process may answer. */
export async function hasEvening(address: string, title: string): Promise<boolean> {
  return (await eveningsOf(address, { connection: "close" })).has(title);
}

async function eveningsOf(address: string, headers: Record<string, string> = {}): Promise<Set<string>> {
  const answer = await fetch(address + urls.eventsOfVenue(HALL.venue, HALL.category), { headers });
  return new Set((await answer.json()).map(({ name }: { name: string }) => name));
}

const evening = (title: string) => ({ ...HALL, title, date: "2027-06-01", time: "20:00" });

async function post(url: string, cookie: string, form: object): Promise<void> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(form) });
  if (!answer.ok) throw new Error(await answer.text());
}

/**
 * The mix of requests: 90 % map and search, 8 % pages, 2 % writes. Half of the map views are such
 * that were not requested before, and one write in twenty is a new event, which makes every kept answer stale.
 */
export function* visits({ venues, visitors, admin }: Crowd, ledger: Ledger): Generator<Visit, never> {
  const events = venues.flatMap((venue) => venue.events.map((event) => ({ venue, event })));
  const favorites = visitors.flatMap((cookie) => events.map(({ event }) => ({ cookie, id: event._id })));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  for (let writes = 0; ; ) {
    const chance = Math.random();
    if (chance < 0.8)
      yield { kind: "map", path: chance < 0.6 ? cityView(pick(venues)) : worldView(pick(venues)) };
    else if (chance < 0.9) yield { kind: "search", path: urls.search(pick(WORDS), 1) };
    else if (chance < 0.98) {
      const { venue, event } = pick(events);
      const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
      yield { kind: "page", path: chance < 0.94 ? pick(PAGES) : urls.eventPage(page) };
    } else if (++writes % 20 > 0) {
      const { cookie, id } = favorites.splice(Math.floor(Math.random() * favorites.length), 1)[0]!;
      const acknowledged = () => void ledger.favorites.getOrInsertComputed(cookie, () => new Set()).add(id);
      yield { kind: "write", path: routes.addFavorite, cookie, body: { id }, acknowledged };
    } else {
      const title = `Evening ${writes / 20} of ${process.pid}`;
      const acknowledged = () => void ledger.titles.add(title);
      yield { kind: "write", path: routes.addEvent, cookie: admin, body: evening(title), acknowledged };
    }
  }
}

/** The streets around a venue; every second visitor has moved the map a little. */
function cityView({ coordinates: [longitude, latitude] }: ListedVenue): string {
  const shift = Math.random() < 0.5 ? 0 : Math.random() / 100;
  const [west, south] = [Number(longitude) - 0.12 + shift, Number(latitude) - 0.08];
  return urls.venuesInBounds({ west, south, east: west + 0.24, north: south + 0.16 }, 0);
}

function worldView({ coordinates: [longitude, latitude] }: ListedVenue): string {
  const zoom = 2 + Math.floor(Math.random() * 9);
  const half = 180 / 2 ** (zoom - 1);
  const [west, south] = [Number(longitude) - half, Number(latitude) - half / 2];
  const bounds = {
    west: Math.max(-180, west),
    south: Math.max(-85, south),
    east: Math.min(180, west + 2 * half),
    north: Math.min(85, south + half),
  };
  return urls.overview(bounds, zoom);
}

/** What was acknowledged and is not there. */
export async function lostOf(address: string, ledger: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const [cookie, ids] of ledger.favorites) {
    const user = await (await fetch(address + routes.currentUser, { headers: { cookie } })).json();
    const kept = new Set(user.favorites.map(({ event }: { event: string }) => event));
    lost.push(...[...ids].filter((id) => !kept.has(id)).map((id) => `favourite ${id}`));
  }
  const titles = await eveningsOf(address);
  return [...lost, ...[...ledger.titles].filter((title) => !titles.has(title))];
}
