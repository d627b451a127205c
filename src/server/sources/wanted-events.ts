import { AppError, wrongField } from "#contract/app-error.ts";
import { eventProblems } from "#domain/event/check.ts";
import { fold } from "#domain/fold.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import type { EventFields, SourceFields } from "#domain/source/merge.ts";
import { catalogMatches, type MatchedEvent, type VenueDay } from "#server/catalog/match.ts";
import {
  type EventInput,
  inputColumns,
  inputOf,
  NEW_EVENT,
  onDate,
} from "#server/catalog/write/event-input.ts";
import { changedColumns } from "#server/catalog/write/events.ts";
import type { EventToAdd, EventToChange, ManyWriter } from "#server/catalog/write/many.ts";
import type { Transaction } from "#server/platform/db/connect.ts";

export type WriteVenue = { id: number; name: string; timeZone: string };

/** What takes addresses on a day at a venue; a former address has no name. */
interface Taken {
  id: number;
  slug: string;
  name: string | null;
  time: string | null;
}
type Days = Map<string, Taken[]>;

const dayKey = (venueId: number, date: string) => `${venueId} ${date}`;

type Place = Pick<SourceFields, "venueId" | "date">;

/** The addresses that are taken on the days at which events are, or may be then: the day or the venue may stay. */
export async function daysOf(
  tx: Transaction,
  list: readonly (readonly [here: Place | undefined, said: Place])[],
): Promise<Days> {
  const wanted = new Map<string, VenueDay>();
  for (const [here = {}, said] of list)
    for (const venueId of [here.venueId, said.venueId])
      for (const date of [here.date, said.date])
        if (venueId !== undefined && date !== undefined) wanted.set(dayKey(venueId, date), { venueId, date });
  const days: Days = new Map([...wanted.keys()].map((key) => [key, []]));
  for (const taken of await catalogMatches.addressesOfDays(tx, [...wanted.values()]))
    days.get(dayKey(taken.venueId, taken.date))?.push(taken);
  return days;
}

/** Gathers events to add and to change, each checked, so that a few statements write them all. */
export function eventsToWrite(venues: ReadonlyMap<number, WriteVenue>, days: Days) {
  const toAdd: EventToAdd[] = [];
  const toChange = new Map<number, EventToChange & { input: EventInput }>();

  function venueOf(id: number): WriteVenue {
    const venue = venues.get(id);
    if (!venue) throw new AppError("conflict", { code: "venueGone" });
    return venue;
  }

  return {
    /** Returns the key by which `write` tells its id. */
    add({ venueId = 0, ...given }: SourceFields): string {
      const input = { ...NEW_EVENT, ...given } as EventInput;
      const columns = inputColumns(input, venueOf(venueId));
      const taken = days.get(dayKey(venueId, input.date)) ?? [];
      const slug = uniqueSlug(slugify(input.name), (candidate) =>
        taken.some((each) => each.slug === candidate),
      );
      taken.push({ id: 0, slug, name: input.name, time: input.time });
      toAdd.push({ columns, venueId, slug, organizer: input.organizer });
      return addedKey({ venueId, date: input.date, slug });
    },

    /** Returns all fields as they are then. */
    change(
      { record, organizer }: MatchedEvent,
      { venueId = record.venueId, ...given }: SourceFields,
    ): EventFields {
      const pending = toChange.get(record.id);
      const known = pending?.input ?? inputOf(record);
      const venue = venueOf(venueId);
      // An end that is not given moves along with its start, as long as it can.
      const isEndGiven = "endDate" in given || "endTime" in given;
      const { endDate, openDays } = onDate(known, given.date ?? known.date);
      const moved: EventInput = { ...known, ...(isEndGiven ? {} : { endDate, openDays }), ...given };
      const input = isEndGiven ? moved : withoutWrongEnd(moved);
      const columns = inputColumns(input, venue);
      const slug = takeAddress(venue, input, record);
      const named = given.organizer === undefined ? pending?.organizer : given.organizer;
      const { after } = changedColumns(record, { ...columns, venueId, slug });
      const isOther = named !== undefined && fold(named ?? "") !== fold(organizer ?? "");
      if (Object.keys(after).length > 0 || isOther || record.withdrawnAt !== null)
        toChange.set(record.id, { columns, venueId, slug, organizer: named, old: record, input });
      return { ...input, venueId, organizer: named === undefined ? organizer : named };
    },

    /** Writes it all, and returns the ids of what was added. */
    async write(many: ManyWriter): Promise<Map<string, number>> {
      const added = await many.addMany(toAdd);
      await many.changeMany([...toChange.values()]);
      return new Map(added.map((event) => [addedKey(event), event.id]));
    },
  };

  /** A free address on the day, where no event of the same name begins at the same time. */
  function takeAddress(venue: WriteVenue, input: EventInput, own: MatchedEvent["record"]): string {
    const { name, date, time } = input;
    const all = days.get(dayKey(venue.id, date)) ?? [];
    const others = all.filter(({ id }) => id !== own.id);
    const twin = others.find(
      (other) => other.name !== null && other.time === time && fold(other.name) === fold(name),
    );
    if (twin) {
      const params = { venue: venue.name, title: twin.name ?? "", date };
      throw wrongField(
        "title",
        time === ""
          ? { code: "sameEventNoHour", params }
          : { code: "sameEvent", params: { ...params, time } },
      );
    }
    const base = own.name === name ? own.slug : slugify(name);
    const slug = uniqueSlug(base, (candidate) => others.some((other) => other.slug === candidate));
    all.push({ id: own.id, slug, name, time });
    return slug;
  }
}

const addedKey = ({ venueId, date, slug }: { venueId: number; date: string; slug: string }) =>
  `${venueId} ${date} ${slug}`;

function withoutWrongEnd(input: EventInput): EventInput {
  const problems = eventProblems({ ...input, time: input.isAllDay ? "" : input.time });
  if (!("endDate" in problems || "endTime" in problems)) return input;
  return { ...input, endDate: null, endTime: null, openDays: null };
}
