import type { AddEvent, CopyEvent, DeleteEvent, EditEvent } from "#contract/admin.ts";
import { fold } from "#domain/fold.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import { isSkippedTime, startsAtMs } from "#domain/time.ts";
import { takeEvent } from "../audit/store.ts";
import { wrongField } from "../form-error.ts";
import { checkVersion, chosenEvent, chosenVenue } from "./choice.ts";
import { type AdminCatalogStore, adminCatalogStore, type EventRecord, type VenueRecord } from "./store.ts";
import type { AdminCatalogDeps } from "./venue-actions.ts";

interface Slot {
  title: string;
  date: string;
  time: string;
}

export function eventActions({ writer, now }: Pick<AdminCatalogDeps, "writer" | "now">) {
  return {
    async addEvent(adminId: string, form: AddEvent): Promise<void> {
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { venue, city } = await chosenVenue(store, form);
        const slot = await takeSlot(store, venue, form);
        const { title: name, image, link, description } = form;
        await store.addEvents([
          { venueId: venue.id, name, image, link, description, ...slot, ...stamps(now) },
        ]);
        return {
          venueIds: [venue.id],
          audit: { action: "Event Added", subject: subjectOf(form, venue, city) },
          result: undefined,
        };
      });
    },

    async editEvent(adminId: string, form: EditEvent): Promise<void> {
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { chosen, event } = await chosenEvent(store, form);
        checkVersion(form.version, event.version, "event");
        const { title: name, image, link, description } = form;
        const slot = await takeSlot(store, chosen.venue, form, event);
        await store.changeEvent(event, { name, image, link, description, ...slot }, new Date(now()));
        const before = subjectOf(slotOf(event), chosen.venue, chosen.city);
        const after = subjectOf(form, chosen.venue, chosen.city);
        return {
          venueIds: [chosen.venue.id],
          audit: { action: "Event Edited", subject: before === after ? after : `${before} → ${after}` },
          result: undefined,
        };
      });
    },

    async deleteEvent(adminId: string, form: DeleteEvent): Promise<void> {
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { chosen, event } = await chosenEvent(store, form);
        checkVersion(form.version, event.version, "event");
        const removed = await takeEvent(tx, event.id);
        await store.deleteEvent(event.id);
        const subject = subjectOf(slotOf(event), chosen.venue, chosen.city);
        return {
          venueIds: [chosen.venue.id],
          audit: { action: "Event Deleted", subject, removed },
          result: undefined,
        };
      });
    },

    async copyEvent(adminId: string, form: CopyEvent): Promise<number> {
      const dates = [...new Set(form.dates)];
      return writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { chosen, event } = await chosenEvent(store, form);
        const { name, image, link, description } = event;
        const time = form.time ?? event.time ?? "";
        for (const date of dates) {
          const slot = await takeSlot(store, chosen.venue, { title: name, date, time }).catch((error) => {
            throw wrongField("dates", error.message);
          });
          await store.addEvents([
            { venueId: chosen.venue.id, name, image, link, description, ...slot, ...stamps(now) },
          ]);
        }
        return {
          venueIds: [chosen.venue.id],
          audit: { action: "Event Copied", subject: `${name}, ${chosen.venue.name}: ${dates.join(", ")}` },
          result: dates.length,
        };
      });
    },
  };
}

const slotOf = ({ name, date, time }: EventRecord): Slot => ({ title: name, date, time: time ?? "" });

/** Added events count as new from the product's clock, by which the latest are listed. */
const stamps = (now: () => number) => ({ createdAt: new Date(now()), updatedAt: new Date(now()) });

/** The time and the address an event gets at a venue, where both are free. */
async function takeSlot(store: AdminCatalogStore, venue: VenueRecord, slot: Slot, own?: EventRecord) {
  const { title, date, time } = slot;
  if (isSkippedTime(date, time, venue.timeZone))
    throw wrongField(
      "time",
      `On ${date} there is no ${time} in ${venue.timeZone}: the clocks go forward over it.`,
    );
  const others = (await store.eventsOfDay(venue.id, date)).filter(({ id }) => id !== own?.id);
  const twin = others.find((other) => other.time === time && fold(other.name ?? "") === fold(title));
  if (twin) throw wrongField("title", `${venue.name} has "${twin.name}" on ${date} at ${time} already.`);
  const taken = new Set(others.map((other) => other.slug));
  // An address changes only with the name.
  const base = own && own.name === title ? own.slug : slugify(title);
  const slug = uniqueSlug(base, (candidate) => taken.has(candidate));
  return { date, time, slug, startsAt: new Date(startsAtMs(date, time, venue.timeZone)) };
}

function subjectOf({ title, date, time }: Slot, venue: VenueRecord, city: string): string {
  return `${title}, ${date} ${time}, ${venue.name}, ${city}`;
}
