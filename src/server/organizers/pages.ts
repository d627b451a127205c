import { AppError, wrongField } from "#contract/app-error.ts";
import { urls } from "#contract/urls.ts";
import { APPROVALS_BEFORE_TRUST, type ClaimedKind } from "#domain/organizer.ts";
import { listedVenue } from "#server/catalog/named-venue.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import type { Holdings, OwnedBy } from "#server/catalog/policy.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Handle } from "#server/catalog/tables.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { grantStore, type Target } from "./grants/store.ts";
import { organizerStore } from "./store.ts";

export const WAITS_AT_VENUE = "waits at venue";

/** A venue or an organizer's page that is claimed or granted. */
export interface OwnedPage {
  kind: ClaimedKind;
  name: string;
  page: string;
  address: string;
  target: Target;
}

/** The page that a call names. */
export async function namedPage(
  db: Handle,
  { venue, organizer }: { venue?: string | undefined; organizer?: string | undefined },
): Promise<OwnedPage> {
  if ((venue === undefined) === (organizer === undefined))
    throw wrongField("venue", { code: "claimNeedsTarget" });
  if (venue !== undefined) return venuePage((await listedVenue(catalogReader(db), venue)).venue);
  const found = await ownedPages(db).organizerAt(organizer!);
  if (!found) throw wrongField("organizer", { code: "noOrganizer", params: { organizer: organizer! } });
  return organizerPage(found);
}

/** The page of a stored claim or grant; nothing where it is gone. */
export async function organizerPageUrl(db: Handle, target: Target): Promise<OwnedPage | undefined> {
  if ("venueId" in target) {
    const venue = await catalogReader(db).venueById(target.venueId);
    return venue && venuePage(venue);
  }
  const [organizer] = await ownedPages(db).organizersByIds([target.organizerId]);
  return organizer && organizerPage(organizer);
}

function venuePage(venue: {
  id: number;
  name: string;
  slug: string;
  category: string;
  address: string;
}): OwnedPage {
  const { id, name, slug, category, address } = venue;
  return { kind: "venue", name, page: urls.venuePage(slug, category), address, target: { venueId: id } };
}

function organizerPage({ id, name, slug }: { id: number; name: string; slug: string }): OwnedPage {
  const page = urls.organizerPage(slug);
  return { kind: "organizer", name, page, address: "", target: { organizerId: id } };
}

export const shownPage = ({ kind, name, page }: OwnedPage) => ({ kind, name, page });

/** What was granted to an account; asked about an event, also whether its venue or organizer is another's. */
export async function holdingsOf(db: Handle, userId: string, asked?: OwnedBy): Promise<Holdings> {
  const store = grantStore(db);
  const organizerIds = new Set(await store.organizersOf(userId));
  const venueIds = new Set(await ownedPages(db).placeIds(await store.venuesOf(userId)));
  const { organizerId = null, venueId } = asked ?? {};
  const isOrganizerForeign =
    organizerId !== null && !organizerIds.has(organizerId) && (await store.isOrganizerHeld(organizerId));
  const isVenueForeign =
    venueId !== undefined && !venueIds.has(venueId) && (await holdersOf(db, { venueId })).length > 0;
  return {
    venueIds,
    organizerIds,
    foreignOrganizerIds: new Set(isOrganizerForeign ? [organizerId] : []),
    foreignVenueIds: new Set(isVenueForeign ? [venueId] : []),
    isTrusted:
      asked !== undefined && (await organizerStore(db).countApproved(userId)) >= APPROVALS_BEFORE_TRUST,
  };
}

/** Accounts that hold a page, or any record of a place, each with its first grant there. */
export async function holdersOf(db: Handle, target: Target): Promise<{ userId: string; since: Date }[]> {
  const store = grantStore(db);
  if ("organizerId" in target) return store.holdersOfOrganizer(target.organizerId);
  return store.holdersOfVenues(await ownedPages(db).placeIds([target.venueId]));
}

/** Tells those who hold a venue that something waits there for them, each once a day. */
export async function tellHolders(tx: Transaction, venueId: number, at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  for (const { userId: reader } of await holdersOf(tx, { venueId })) {
    const order = { kind: WAITS_AT_VENUE, facts: { venue: venueId, reader } };
    await orderMail(tx, { ...order, cause: `waits ${venueId} ${reader} ${day}` }, at.getTime());
  }
}

export async function requirePage(db: Handle, target: Target): Promise<OwnedPage> {
  const page = await organizerPageUrl(db, target);
  if (!page) throw new AppError("gone", { code: "noClaim" });
  return page;
}

export function claimTarget({
  venueId,
  organizerId,
}: {
  venueId: number | null;
  organizerId: number | null;
}): Target {
  return venueId === null ? { organizerId: organizerId! } : { venueId };
}
