import type { Place } from "#contract/places.ts";

/** What was searched for or chosen before; kept on this device alone. */
export type RecentSearch =
  | { kind: "text"; text: string }
  | {
      kind: "place";
      text: string;
      place: Pick<Place, "name" | "country" | "kind" | "coordinates" | "bounds">;
    };

const KEY = "recent-searches";
const MAX_SEARCHES = 5;

export function readRecent(storage: Storage = localStorage): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; one of the same text leaves its former place. */
export function addRecent(search: RecentSearch, storage: Storage = localStorage): RecentSearch[] {
  return write([search, ...withoutText(readRecent(storage), search.text)].slice(0, MAX_SEARCHES), storage);
}

export function removeRecent(text: string, storage: Storage = localStorage): RecentSearch[] {
  return write(withoutText(readRecent(storage), text), storage);
}

export function clearRecent(storage: Storage = localStorage): RecentSearch[] {
  return write([], storage);
}

function withoutText(searches: readonly RecentSearch[], text: string): RecentSearch[] {
  return searches.filter((each) => each.text.toLowerCase() !== text.toLowerCase());
}

function write(searches: RecentSearch[], storage: Storage): RecentSearch[] {
  try {
    storage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full storage, or a browser that keeps nothing: the list lasts as long as the page.
  }
  return searches;
}

/** Anything may be in a storage: an older version, or another program, wrote it. */
function isRecent(value: unknown): value is RecentSearch {
  const { kind, text, place } = (value ?? {}) as Partial<Extract<RecentSearch, { kind: "place" }>>;
  if (typeof text !== "string" || text === "") return false;
  if (kind !== "place") return kind === "text";
  return Array.isArray(place?.coordinates) && place.coordinates.every(Number.isFinite);
}
