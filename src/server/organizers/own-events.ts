import { AppError, wrongField } from "#contract/app-error.ts";
import type { ChangedOwnEvent, ChangeOwnEvent, OwnEventForm } from "#contract/organizers.ts";
import { overMs } from "#domain/event/phase.ts";
import type { Locale } from "#domain/locale.ts";
import { chosenVenue } from "#server/catalog/named-venue.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import { canChange, canPublish, type OwnedBy } from "#server/catalog/policy.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Handle } from "#server/catalog/tables.ts";
import { checkVersion } from "#server/catalog/write/check-version.ts";
import { eventChange } from "#server/catalog/write/event-form.ts";
import { type EventInput, type EventRecord, inputOf } from "#server/catalog/write/event-input.ts";
import { inScope, likewise } from "#server/catalog/write/series-scope.ts";
import type { VenueRecord } from "#server/catalog/write/venues.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { holdingsOf, tellHolders } from "./pages.ts";
import { organizerStore } from "./store.ts";

type Changer = Pick<Visitor, "id" | "role">;

interface Found {
  event: EventRecord;
  venue: VenueRecord;
}

export type OwnEventActions = ReturnType<typeof ownEventActions>;

/** Changes of published events by their organizers; `catalog/policy.ts` says whose they are. */
export function ownEventActions({ database, now }: { database: Database; now: () => number }) {
  const { db } = database;
  const isOver = ({ startsAt, endsAt, time }: EventRecord) =>
    overMs({ startMs: startsAt.getTime(), endMs: endsAt?.getTime() ?? null, hasTime: time !== null }) <=
    now();

  /** A public event of the user's own; ids of others are as unknown ones. */
  async function ownEvent(handle: Handle, user: Changer, id: number): Promise<Found> {
    const [found] = await catalogReader(handle).recordsByIds([id]);
    const isThere = found && found.event.withdrawnAt === null && found.event.publishedAt !== null;
    if (!isThere || !canChange(user, await holdingsOf(handle, user.id), found.event))
      throw new AppError("not-found", { code: "noEvent" });
    return found;
  }

  /** The other dates that a change is about; what is over stays as it was. */
  async function otherDates(
    { read, events }: Pick<CatalogWrite, "read" | "events">,
    event: EventRecord,
    scope: ChangeOwnEvent["scope"],
  ): Promise<Found[]> {
    const dates = (await inScope(events, event, scope)).filter(
      (date) => date.id !== event.id && !isOver(date),
    );
    return read.recordsByIds(dates.map(({ id }) => id));
  }

  /**
   * Whether a move must be approved, because the venue is another's or the user's first events are not approved yet.
   * Refuses what the user could not publish at all: what would not be the user's own, or under another's page.
   */
  async function mustWait(handle: Handle, user: Visitor, before: OwnedBy, after: OwnedBy): Promise<boolean> {
    if (after.venueId === before.venueId && after.organizerId === before.organizerId) return false;
    const holdings = await holdingsOf(handle, user.id, after);
    if (canPublish(user, holdings, after)) return false;
    const { organizerId } = after;
    const isUnderForeign = organizerId !== null && holdings.foreignOrganizerIds.has(organizerId);
    if (!isUnderForeign && canChange(user, holdings, after)) return true;
    if (isUnderForeign) {
      const organizer = (await organizerName(handle, organizerId)) ?? "";
      throw wrongField("organizer", { code: "notYourOrganizer", params: { organizer } });
    }
    throw wrongField("venue", { code: "notYourVenue" });
  }

  return {
    /** An event as the form shows it: one's own, or one that was brought, to be copied. */
    async form(user: Visitor, id: number): Promise<OwnEventForm> {
      const brought = await organizerStore(db).broughtEvents(user.id);
      const isBrought = await ownedPages(db).isOneOf(id, brought);
      const [found] = isBrought ? await catalogReader(db).recordsByIds([id]) : [];
      const { event, venue } = found ?? (await ownEvent(db, user, id));
      const reader = catalogReader(db);
      const [listed] = await reader.findVenues({ venue: venue.slug, category: venue.category }, 1);
      const organizer = await organizerName(db, event.organizerId);
      const { name, address, timeZone, longitude, latitude } = venue;
      return {
        form: formOf({ ...inputOf(event), organizer }, venue),
        place: {
          name,
          address,
          city: listed?.city ?? "",
          timeZone,
          isNew: false,
          coordinates: [longitude, latitude],
        },
        version: event.version,
        dates: event.seriesId === null ? null : await datesOf(event),
      };
    },

    async change(
      user: Visitor,
      id: number,
      change: ChangeOwnEvent,
      language: Locale,
    ): Promise<ChangedOwnEvent> {
      if (await organizerStore(db).isBanned(user.email))
        throw new AppError("forbidden", { code: "senderBanned" });
      const actor = { userId: user.id, origin: "person" } as const;
      const { message } = change;
      const createdAt = new Date(now());
      return writeCatalog(database, { actor, at: createdAt, message }, async (write, tx) => {
        const found = await ownEvent(tx, user, id);
        const { event } = found;
        checkVersion(change.version, event.version, "event");
        const { to, wanted, after } = await wantedChange(write, found, change);
        if (!(await mustWait(tx, user, event, after))) return apply(write, tx, user, found, change);
        const organizer = await organizerName(tx, after.organizerId);
        const form = { ...formOf({ ...inputOf(event), ...wanted, organizer }, to), move: change };
        const move = { userId: user.id, eventId: id, venueId: to.id, form, language, createdAt };
        await organizerStore(tx).addMove(move);
        await tellHolders(tx, to.id, createdAt);
        return { changed: 0, version: event.version, isWaiting: true };
      });
    },

    /** Makes a move that waited and was approved, if the event is still its author's. */
    async move(
      { write, tx }: { write: CatalogWrite; tx: Transaction },
      authorId: string,
      id: number,
      change: ChangeOwnEvent,
    ): Promise<void> {
      const author = await organizerStore(tx).reader(authorId);
      if (!author) throw new AppError("gone", { code: "noEvent" });
      const user = { id: authorId, role: author.role };
      await apply(write, tx, user, await ownEvent(tx, user, id), change);
    },
  };

  async function apply(
    write: CatalogWrite,
    tx: Transaction,
    user: Changer,
    found: Found,
    change: ChangeOwnEvent,
  ): Promise<ChangedOwnEvent> {
    const { event, venue } = found;
    const current = inputOf(event);
    const { to, wanted } = await wantedChange(write, found, change);
    const others = await otherDates(write, event, change.scope);
    const holdings = await holdingsOf(tx, user.id);
    if (!others.every((other) => canChange(user, holdings, other.event)))
      throw new AppError("forbidden", { code: "notYourSeries" });
    const changed = await write.events.change(event, wanted, { from: venue, to });
    for (const other of others)
      await write.events.change(other.event, likewise(other.event, current, wanted), {
        from: other.venue,
        to: to.id === venue.id ? other.venue : to,
      });
    return { changed: others.length + 1, version: changed.version, isWaiting: false };
  }

  async function datesOf(event: EventRecord): Promise<{ following: number; all: number }> {
    const starts = await ownedPages(db).datesOfSeries(event.seriesId!);
    const open = starts.filter((date) => date.id === event.id || !isOver(date));
    const following = open.filter(({ startsAt }) => startsAt.getTime() >= event.startsAt.getTime());
    return { following: following.length, all: open.length };
  }
}

/** What the event would become, where, and under whose page. */
async function wantedChange(write: CatalogWrite, { event, venue }: Found, change: ChangeOwnEvent) {
  const current = inputOf(event);
  const wanted = eventChange(withKept(change, current), current);
  const to = await targetOf(write, venue, change);
  const organizerId =
    wanted.organizer === undefined ? event.organizerId : await write.events.organizerOf(wanted.organizer);
  return { wanted, to, after: { venueId: to.id, organizerId } };
}

async function organizerName(handle: Handle, id: number | null): Promise<string | null> {
  const [organizer] = id === null ? [] : await ownedPages(handle).organizersByIds([id]);
  return organizer?.name ?? null;
}

/** The venue's record that the changed event belongs to. */
async function targetOf(
  { read, venues }: CatalogWrite,
  venue: VenueRecord,
  { venue: name, category = venue.category }: ChangeOwnEvent,
): Promise<VenueRecord> {
  if (name === undefined && category === venue.category) return venue;
  const named = name ?? `${venue.category}/${venue.slug}`;
  const chosen = await chosenVenue(read, { venue: named, category });
  return venues.recordOf(chosen.venue, category, chosen.city);
}

/** Fields that were left out are as they are. */
function withKept(
  { scope: _scope, version: _version, message: _message, ...change }: ChangeOwnEvent,
  current: EventInput,
) {
  const { name: title, date, time, image, link, description } = current;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { title, date, time, image, link, description, ...given } as Parameters<typeof eventChange>[0];
}

function formOf(input: EventInput, { category, slug }: VenueRecord): Record<string, unknown> {
  const { name: title, price, ...fields } = input;
  return {
    ...fields,
    title,
    category,
    venue: `${category}/${slug}`,
    isFree: price?.isFree ?? false,
    priceFrom: price?.from ?? null,
    priceTo: price?.to ?? null,
    currency: price?.currency ?? null,
  };
}
