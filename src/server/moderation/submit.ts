import { AppError, wrongField } from "#contract/app-error.ts";
import type { OwnSubmissions, Report, Submission, SubmissionReceived } from "#contract/moderation.ts";
import type { FoundVenues, SimilarEvents, SimilarQuery } from "#contract/submission-calls.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import { chosenVenue } from "#server/catalog/named-venue.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import { can, canPublish } from "#server/catalog/policy.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { eventChange, repeated } from "#server/catalog/write/event-form.ts";
import { type EventInput, inputColumns, NEW_EVENT } from "#server/catalog/write/event-input.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import { nearestCity } from "#server/geo/nearest-city.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { publishedPageUrl } from "./event-page.ts";
import type { Owners } from "./owners.ts";
import { findVenues, similarEvents, submittedPlace } from "./places.ts";
import { publishSubmission } from "./publish.ts";
import { type ModerationHandle, moderationStore } from "./store.ts";
import type { StoredSubmission } from "./stored-submission.ts";

export const CONFIRM_SUBMISSION = "confirm submission";

/** A venue further away than this from any town is put there by mistake. */
const MAX_FROM_TOWN_M = 30_000;
/** How long the link of a guest's mail works. */
const CONFIRM_MS = 2 * DAY_MS;

interface SubmissionDeps {
  database: Database;
  owners: Owners;
  now: () => number;
}

export type SubmissionActions = ReturnType<typeof submissionActions>;

/** What visitors bring: events, and reports about events. */
export function submissionActions({ database, owners, now }: SubmissionDeps) {
  const { db } = database;
  const reader = catalogReader(db);
  const store = moderationStore(db);

  /** The form as it is kept, and its venue if that is listed: all that could be refused later is refused now. */
  async function checked({
    email: _email,
    website: _website,
    ...form
  }: Submission): Promise<{ form: StoredSubmission; venueId: number | null }> {
    if (!form.newVenue) {
      const { venue } = await chosenVenue(reader, form);
      checkTime(form, venue.timeZone);
      return { form, venueId: venue.id };
    }
    const [longitude, latitude] = form.newVenue.coordinates!;
    const newCity = await nearestCity({ longitude, latitude }, MAX_FROM_TOWN_M);
    if (!newCity) throw wrongField("newVenue", { code: "nowhere" });
    checkTime(form, timeZoneAt(longitude, latitude));
    return { form: { ...form, newCity }, venueId: null };
  }

  /** The rules of an event, and that it is not over. */
  function checkTime(form: StoredSubmission, timeZone: string): void {
    const input = { ...NEW_EVENT, ...eventChange(form) } as EventInput;
    const { startsAt, endsAt } = inputColumns(input, { timeZone });
    repeated(form.repeat, input.date);
    const until = listedUntilMs({ startMs: startsAt.getTime(), endMs: endsAt?.getTime() ?? null });
    if (until <= now()) throw wrongField("date", { code: "eventOver" });
  }

  /** Why an author cannot change a submission. */
  async function notChangeable(id: string, userId: string): Promise<AppError> {
    const item = await store.find(id);
    if (item?.userId !== userId || item.kind !== "submission")
      return new AppError("not-found", { code: "noItem" });
    return new AppError("conflict", { code: item.state === "waiting" ? "beingDecided" : "itemDecided" });
  }

  /** What moderators bring, and organizers to their own venues and under their own pages, needs no decision. */
  async function isTrusted(
    author: Visitor,
    { organizer: name }: StoredSubmission,
    venueId: number | null,
  ): Promise<boolean> {
    if (can(author, "add", "submission")) return true;
    if (author.role === "user" || venueId === null) return false;
    const organizer = name ? await ownedPages(db).organizerNamed(name) : undefined;
    const event = { venueId, organizerId: organizer?.id ?? null };
    return canPublish(author, await owners.holdingsOf(db, author.id, event), event);
  }

  async function refuseBanned(db: ModerationHandle, email: string | null | undefined): Promise<void> {
    if (email && (await moderationStore(db).isBanned(email)))
      throw new AppError("forbidden", { code: "senderBanned" });
  }

  return {
    async submit(
      author: Visitor | undefined,
      submission: Submission,
      language: Locale,
    ): Promise<SubmissionReceived> {
      const email = author ? null : submission.email;
      if (email === undefined) throw wrongField("email", { code: "guestEmail" });
      await refuseBanned(db, author?.email ?? email);
      const { form, venueId } = await checked(submission);
      const at = new Date(now());
      const item = {
        kind: "submission",
        form,
        venueId,
        userId: author?.id ?? null,
        email,
        language,
        createdAt: at,
      } as const;
      if (author && (await isTrusted(author, form, venueId))) {
        const actor = { userId: author.id, origin: "person" } as const;
        return writeCatalog(database, { actor, at }, async (write, tx) => {
          const { eventId } = await publishSubmission(write, form);
          const decided = { state: "approved", eventId, decidedBy: author.id, decidedAt: at } as const;
          const { id, state } = await moderationStore(tx).add({ ...item, ...decided });
          return { id, state };
        });
      }
      if (author)
        return database.transaction(async (tx) => {
          const { id, state } = await moderationStore(tx).add({ ...item, state: "waiting" });
          if (venueId !== null) await owners.tellHolders(tx, venueId, at);
          return { id, state };
        });
      return database.transaction(async (tx, notify) => {
        const expiresAt = new Date(at.getTime() + CONFIRM_MS);
        const { id, state } = await moderationStore(tx).add({ ...item, state: "unconfirmed", expiresAt });
        await orderMail(tx, { kind: CONFIRM_SUBMISSION, facts: { item: id } }, at.getTime(), notify);
        return { id, state };
      });
    },

    /** Opens the link of a guest's mail. */
    confirm(id: string, token: string): Promise<boolean> {
      const at = new Date(now());
      return database.transaction(async (tx) => {
        const { isThere, begins } = await moderationStore(tx).confirm(id, digestOf(token), at);
        if (begins && begins.venueId !== null) await owners.tellHolders(tx, begins.venueId, at);
        return isThere;
      });
    },

    async mine(userId: string): Promise<OwnSubmissions> {
      const items = await store.ofUser(userId);
      const events = await reader.eventsByIds(items.flatMap(({ eventId }) => eventId ?? []));
      const pages = new Map(events.map((event) => [event.event.id, publishedPageUrl(event)]));
      return {
        submissions: await Promise.all(
          items.map(async ({ id, state, form, eventId, reason, createdAt }) => ({
            id,
            state,
            form: form ?? {},
            reason,
            title: String(form?.title ?? ""),
            at: createdAt.getTime(),
            event: eventId === null ? null : String(eventId),
            page: pages.get(eventId ?? -1) ?? null,
            place: form && (await submittedPlace(reader, form as unknown as StoredSubmission)),
          })),
        ),
      };
    },

    /** Replaces what waits or was rejected; it waits for a moderator again. */
    async correct(author: Visitor, id: string, submission: Submission): Promise<SubmissionReceived> {
      await refuseBanned(db, author.email);
      const { form, venueId } = await checked(submission);
      const at = new Date(now());
      const state = await database.transaction(async (tx) => {
        const waits = await moderationStore(tx).replaceForm(id, author.id, { form, venueId }, at);
        if (waits && venueId !== null) await owners.tellHolders(tx, venueId, at);
        return waits;
      });
      if (!state) throw await notChangeable(id, author.id);
      return { id, state };
    },

    async withdraw(author: Visitor, id: string): Promise<void> {
      if (!(await store.deleteOwn(id, author.id, new Date(now())))) throw await notChangeable(id, author.id);
    },

    venues: (text: string): Promise<FoundVenues> => findVenues(reader, text),
    similar: (query: SimilarQuery): Promise<SimilarEvents> => similarEvents(reader, query, now()),

    async report(
      author: Visitor | undefined,
      { event, kind, text }: Report,
      language: Locale,
    ): Promise<{ id: string }> {
      await refuseBanned(db, author?.email);
      const [found] = await reader.eventsByIds([event]);
      if (!found) throw new AppError("not-found", { code: "noEvent" });
      const report = {
        kind: "report",
        state: "waiting",
        eventId: event,
        reportKind: kind,
        reportText: text ?? "",
        userId: author?.id ?? null,
        language,
        createdAt: new Date(now()),
      } as const;
      const { id } = (await store.findOpenReport(report)) ?? (await store.add(report));
      return { id };
    },
  };
}
