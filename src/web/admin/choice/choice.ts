import type { EventList, VenueList } from "#contract/admin.ts";
import type { VenueCategory } from "#domain/category.ts";

export type ChosenVenue = VenueList["venues"][number];
export type ChoiceEvent = EventList[number];

/** What the dropdowns of a form have chosen so far. */
export interface Choice {
  country: string;
  city: string;
  category: VenueCategory | "all";
  venue: ChosenVenue | undefined;
  /** The event's slug, which it shares with its other dates. */
  event: string;
  oldDate: string;
}

export const NOTHING: Choice = {
  country: "",
  city: "",
  category: "all",
  venue: undefined,
  event: "",
  oldDate: "",
};

const ORDER = ["country", "city", "category", "venue", "event", "oldDate"] as const;

/** Each dropdown depends on those before it: a new choice empties what follows, but a category is no place. */
export function choose<Part extends keyof Choice>(choice: Choice, part: Part, value: Choice[Part]): Choice {
  const following = ORDER.slice(ORDER.indexOf(part) + 1).filter((name) => name !== "category");
  const emptied = Object.fromEntries(following.map((name) => [name, NOTHING[name]]));
  return { ...choice, ...emptied, [part]: value };
}

export function eventChoice(venue: ChosenVenue, event?: ChoiceEvent): Choice {
  const { country, city, category } = venue;
  return { country, city, category, venue, event: event?.slug ?? "", oldDate: event?.date ?? "" };
}

/** The chosen venue as calls name it: by slug and category. */
export function venueFields({ country, city, category, venue }: Choice) {
  return { country, city, category: venue?.category ?? category, venue: venue?.slug ?? "" };
}

export function eventFields(choice: Choice) {
  return { ...venueFields(choice), event: choice.event, old_date: choice.oldDate };
}

/**
 * What a deletion sends. An event that is not loaded yet is not named: its question could not be asked, and without a
 * name the server refuses.
 */
export function deletionFields(choice: Choice, event: ChoiceEvent | undefined) {
  return event ? { ...eventFields(choice), version: event.version } : venueFields(choice);
}

/** Events of one slug are one event on several dates. */
export function distinctEvents(events: readonly ChoiceEvent[]): { slug: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { slug, name } of events) if (!names.has(slug)) names.set(slug, name);
  return [...names].map(([slug, name]) => ({ slug, name }));
}

export function choiceDates(events: readonly ChoiceEvent[], slug: string): string[] {
  return events.filter((event) => event.slug === slug).map(({ date }) => date);
}

export function findChosenEvent(choice: Choice, events: readonly ChoiceEvent[]): ChoiceEvent | undefined {
  return events.find(({ slug, date }) => slug === choice.event && date === choice.oldDate);
}
