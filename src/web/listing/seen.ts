import { useEffect, useSyncExternalStore } from "react";

/** What was opened on this device, and when the visit before this one ended. Kept in the browser alone. */
export interface Seen {
  /** When a venue or event was opened last, in seconds since 1970, by id; the latest come last. */
  venues: ReadonlyMap<string, number>;
  events: ReadonlyMap<string, number>;
  /** What was published since then is new; on a first visit nothing is. */
  newSinceS: number | undefined;
}

interface Published {
  _id: string;
  /** In seconds since 1970. */
  publishedAt?: number | undefined;
}

interface Kept extends Seen {
  lastActiveS: number;
}

const KEY = "seen";
const MAX_SEEN = 400;
/** After so long without a sign of the visitor another visit begins. */
const VISIT_GAP_S = 30 * 60;
const NOTHING: Seen = { venues: new Map(), events: new Map(), newSinceS: undefined };

export function readSeen(storage: Pick<Storage, "getItem">): Kept {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "null") ?? {};
    return {
      venues: timesOf(kept.venues),
      events: timesOf(kept.events),
      newSinceS: isSeconds(kept.newSinceS) ? kept.newSinceS : undefined,
      lastActiveS: isSeconds(kept.lastActiveS) ? kept.lastActiveS : 0,
    };
  } catch {
    return { ...NOTHING, lastActiveS: 0 };
  }
}

/** The visitor is here: after a long pause, a new visit begins, and what came since the last is new. */
export function withVisit(kept: Kept, nowS: number): Kept {
  const isNewVisit = kept.lastActiveS > 0 && nowS - kept.lastActiveS > VISIT_GAP_S;
  return { ...kept, newSinceS: isNewVisit ? kept.lastActiveS : kept.newSinceS, lastActiveS: nowS };
}

export function withOpened(kept: Kept, kind: "venues" | "events", id: string, nowS: number): Kept {
  const times = new Map(kept[kind]);
  times.delete(id);
  times.set(id, nowS);
  return { ...kept, [kind]: new Map([...times].slice(-MAX_SEEN)) };
}

/** Whether an event was published since the last visit and neither it nor its venue was opened since. */
export function isNew(event: Published, venueId: string, seen: Seen): boolean {
  return isNewEvent(event, seen) && (seen.venues.get(venueId) ?? 0) < (event.publishedAt ?? 0);
}

/** The same at its venue, whose opening does not make its events known. */
export function isNewEvent({ _id, publishedAt = 0 }: Published, { newSinceS, events }: Seen): boolean {
  return newSinceS !== undefined && publishedAt > newSinceS && !events.has(_id);
}

/** What this device knows about a venue. */
type Novelty = "new" | "seen" | undefined;

/** New where something unopened came since the last visit; seen where the venue or its next event was opened. */
export function noveltyOf(
  { _id: id, events }: { _id: string; events: readonly Published[] },
  nextEventId: string | undefined,
  seen: Seen,
): Novelty {
  if (events.some((event) => isNew(event, id, seen))) return "new";
  const isOpened = seen.venues.has(id) || (nextEventId !== undefined && seen.events.has(nextEventId));
  return isOpened ? "seen" : undefined;
}

let current: Kept | undefined;
const listeners = new Set<() => void>();

function change(next: (kept: Kept, nowS: number) => Kept): void {
  const nowS = Math.floor(Date.now() / 1000);
  try {
    // Read anew: another tab may have opened something since.
    current = next(readSeen(localStorage), nowS);
    const { venues, events, ...times } = current;
    localStorage.setItem(KEY, JSON.stringify({ ...times, venues: [...venues], events: [...events] }));
  } catch {
    // A browser that keeps nothing knows what was opened since the page was loaded.
    current = next(current ?? { ...NOTHING, lastActiveS: 0 }, nowS);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (!current) change(withVisit);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same as the server's as long as nothing is known: on a first visit nothing is rendered again for it. */
function seenHere(): Seen {
  const isKnown =
    current && (current.newSinceS !== undefined || current.venues.size + current.events.size > 0);
  return isKnown ? current! : NOTHING;
}

export function useSeen(): Seen {
  return useSyncExternalStore(subscribe, seenHere, () => NOTHING);
}

/** The same of one venue; renders only when that changes. */
export function useNovelty(venue: Parameters<typeof noveltyOf>[0], nextEventId: string | undefined): Novelty {
  return useSyncExternalStore(
    subscribe,
    () => noveltyOf(venue, nextEventId, seenHere()),
    () => noveltyOf(venue, nextEventId, NOTHING),
  );
}

/** Remembers that something is open. */
export function useMarkOpened(kind: "venues" | "events", id: string | null): void {
  useEffect(() => {
    if (id) change((kept, nowS) => withOpened(withVisit(kept, nowS), kind, id, nowS));
  }, [kind, id]);
}

function timesOf(value: unknown): Map<string, number> {
  if (!Array.isArray(value)) return new Map();
  const entries = value.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === "string" && isSeconds(entry[1]),
  );
  return new Map(entries.slice(-MAX_SEEN));
}

function isSeconds(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
