import { AppError, wrongField } from "#contract/app-error.ts";
import { urls } from "#contract/urls.ts";
import type { ClaimedKind } from "#domain/organizer.ts";
import { listedVenue } from "#server/catalog/named-venue.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import type { Holdings } from "#server/catalog/policy.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Handle } from "#server/catalog/tables.ts";
import { organizerStore, type Target } from "./store.ts";

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
export async function pageOf(db: Handle, target: Target): Promise<OwnedPage | undefined> {
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

/** What was granted to an account; asked about an organizer, also whether that is another's. */
export async function holdingsOf(db: Handle, userId: string, asked: number | null = null): Promise<Holdings> {
  const store = organizerStore(db);
  const organizerIds = new Set(await store.organizersOf(userId));
  const isForeign = asked !== null && !organizerIds.has(asked) && (await store.isOrganizerHeld(asked));
  return {
    venueIds: new Set(await ownedPages(db).placeIds(await store.venuesOf(userId))),
    organizerIds,
    foreignOrganizerIds: new Set(isForeign ? [asked] : []),
  };
}

export async function requirePage(db: Handle, target: Target): Promise<OwnedPage> {
  const page = await pageOf(db, target);
  if (!page) throw new AppError("gone", { code: "noClaim" });
  return page;
}

export function targetOf({
  venueId,
  organizerId,
}: {
  venueId: number | null;
  organizerId: number | null;
}): Target {
  return venueId === null ? { organizerId: organizerId! } : { venueId };
}
