import type { OwnSubmissions } from "#contract/moderation.ts";
import type { OwnEvent, OwnEvents } from "#contract/organizers.ts";

export type GroupedSubmission = OwnSubmissions["submissions"][number];
export const GROUPS = ["upcoming", "waiting", "rejected", "removed", "past"] as const;
export type OwnGroup = (typeof GROUPS)[number];

/** A published event, or the dates of a series that are not over as one. */
export interface Published {
  event: OwnEvent;
  /** How many dates stand for this entry. */
  dates: number;
  numbers: OwnEvent["numbers"];
}

export interface OwnGroups {
  upcoming: Published[];
  past: Published[];
  waiting: GroupedSubmission[];
  rejected: GroupedSubmission[];
  /** They were published, and are no longer there. */
  removed: GroupedSubmission[];
}

/** What became of each event that a user brought or holds. */
export function ownGroups({ submissions }: OwnSubmissions, { events }: Pick<OwnEvents, "events">): OwnGroups {
  const inState = (state: GroupedSubmission["state"]) => submissions.filter((each) => each.state === state);
  return {
    upcoming: bySeries(events.filter(({ isOver }) => !isOver)),
    past: events.filter(({ isOver }) => isOver).map((event) => published([event])),
    waiting: inState("waiting"),
    rejected: inState("rejected"),
    removed: inState("approved").filter(({ page }) => page === null),
  };
}

function bySeries(events: readonly OwnEvent[]): Published[] {
  const dates = new Map<string, OwnEvent[]>();
  for (const event of events) {
    const key = event.series ? `series ${event.series.id}` : event._id;
    dates.set(key, [...(dates.get(key) ?? []), event]);
  }
  return [...dates.values()].map(published);
}

function published(dates: readonly OwnEvent[]): Published {
  return { event: dates[0]!, dates: dates.length, numbers: sumOf(dates) };
}

export function sumOf(events: readonly OwnEvent[]): OwnEvent["numbers"] {
  const sum = (of: keyof OwnEvent["numbers"]) =>
    events.reduce((total, { numbers }) => total + numbers[of], 0);
  return {
    opened: sum("opened"),
    favorites: sum("favorites"),
    reminders: sum("reminders"),
    tickets: sum("tickets"),
  };
}
