import type { AddEvent, CopyEvent, DeleteEvent, EditEvent } from "#contract/admin.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import { checkVersion } from "#server/catalog/write/check-version.ts";
import { eventChange, formDates, repeated } from "#server/catalog/write/event-form.ts";
import {
  type EventInput,
  type EventRecord,
  inputOf,
  NEW_EVENT,
  onDate,
} from "#server/catalog/write/event-input.ts";
import type { EventWriter } from "#server/catalog/write/events.ts";
import { inScope, likewise } from "#server/catalog/write/series-scope.ts";
import type { VenueRecord } from "#server/catalog/write/venues.ts";
import { chosenEvent, chosenForEvent } from "./choice.ts";
import type { AdminCatalogDeps, NewPlace } from "./venue-actions.ts";

interface Slot {
  name: string;
  date: string;
  time: string | null;
}

export function eventActions({ writer }: Pick<AdminCatalogDeps, "writer">) {
  return {
    /** Answers with the first of a series. */
    async addEvent(adminId: string, form: AddEvent): Promise<NewPlace> {
      return writer.write(adminId, async ({ read, events, venues }) => {
        const { chosen, category } = await chosenForEvent(read, form);
        const { city } = chosen;
        const venue = await venues.recordOf(chosen.venue, category, city);
        const input = { ...NEW_EVENT, ...eventChange(form) } as EventInput;
        const [id] = await events.add(venue, input, repeated(form.repeat, input.date));
        const [added] = await read.recordsByIds([id!]);
        const { slug } = added!.event;
        return {
          audit: { action: "Event Added", subject: subjectOf(input, venue, city) },
          result: { id: id!, slug, path: urls.eventPage(addressOf(venue, added!.event)) },
        };
      });
    },

    async editEvent(adminId: string, form: EditEvent): Promise<void> {
      await writer.write(adminId, async ({ read, events, venues }) => {
        const { chosen, event } = await chosenEvent(read, form);
        checkVersion(form.version, event.version, "event");
        const moved = form.newVenue ? await newVenue(read, form.newVenue) : chosen.venue;
        const category = form.eventCategory ?? moved.category;
        const target = await venues.recordOf(moved, category, chosen.city);
        const current = inputOf(event);
        const wanted = eventChange(form, current);
        const place = { from: chosen.venue, to: target };
        const changed = await events.change(event, wanted, place);
        const others = (await inScope(events, event, form.scope)).filter(({ id }) => id !== event.id);
        for (const other of others) await events.change(other, likewise(other, current, wanted), place);
        if (form.repeat) await repeatFrom(events, changed, target, form.repeat);
        const before = subjectOf(event, chosen.venue, chosen.city);
        const after = subjectOf({ ...event, ...wanted }, target, chosen.city);
        return {
          audit: {
            action: "Event Edited",
            subject: (before === after ? after : `${before} → ${after}`) + countOf(others.length),
          },
        };
      });
    },

    async deleteEvent(adminId: string, form: DeleteEvent): Promise<void> {
      await writer.write(adminId, async ({ read, events }) => {
        const { chosen, event } = await chosenEvent(read, form);
        checkVersion(form.version, event.version, "event");
        const withdrawn = await inScope(events, event, form.scope);
        for (const each of withdrawn) await events.withdraw(each);
        const subject = subjectOf(event, chosen.venue, chosen.city) + countOf(withdrawn.length - 1);
        return {
          audit: {
            action: "Event Deleted",
            subject,
            removed: { withdrawnEvents: withdrawn.map(({ id }) => ({ id })) },
          },
        };
      });
    },

    async copyEvent(adminId: string, form: CopyEvent): Promise<number> {
      const dates = [...new Set(form.dates)];
      return writer.write(adminId, async ({ read, events }) => {
        const { chosen, event } = await chosenEvent(read, form);
        const copy = { ...inputOf(event), status: "scheduled" as const, time: form.time ?? event.time ?? "" };
        for (const date of dates)
          await events.add(chosen.venue, onDate(copy, date), { like: event }).catch((error) => {
            throw error instanceof AppError ? wrongField("dates", error.problem) : error;
          });
        return {
          audit: {
            action: "Event Copied",
            subject: `${event.name}, ${chosen.venue.name}: ${dates.join(", ")}`,
          },
          result: dates.length,
        };
      });
    },
  };
}

/** Makes an event the first of a series, or gives its series another rule from this date on. */
async function repeatFrom(
  write: EventWriter,
  event: EventRecord,
  venue: VenueRecord,
  rule: string,
): Promise<void> {
  const input = inputOf(event);
  const dates = formDates(rule, input.date);
  const later = event.seriesId === null ? [] : await write.occurrences(event.seriesId, event.startsAt);
  for (const each of later)
    if (each.id !== event.id && !dates.includes(each.date)) await write.withdraw(each);
  const known = new Set([input.date, ...later.map(({ date }) => date)]);
  const seriesId = event.seriesId ?? (await write.addSeries(rule));
  const added: number[] = [];
  for (const date of dates)
    if (!known.has(date)) added.push(...(await write.add(venue, onDate(input, date), { like: event })));
  for (const id of [event.id, ...added]) await write.joinSeries(id, seriesId);
}

async function newVenue(
  catalog: CatalogReader,
  { slug, category }: { slug: string; category: VenueRecord["category"] },
): Promise<VenueRecord> {
  const [found] = await catalog.findVenues({ venue: slug, category }, 1);
  if (!found) throw wrongField("newVenue", { code: "noVenueOfKind", params: { category, venue: slug } });
  return found.venue;
}

const countOf = (more: number) => (more > 0 ? ` (and ${more} more dates)` : "");

function subjectOf({ name, date, time }: Slot, venue: VenueRecord, city: string): string {
  return `${name}, ${time ? `${date} ${time}` : date}, ${venue.name}, ${city}`;
}
