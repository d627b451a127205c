import type { OwnEvent, OwnEvents } from "#contract/organizers.ts";
import { urls } from "#contract/urls.ts";
import { type OwnedEvent, ownedPages } from "#server/catalog/owned-pages.ts";
import { canChange, type Holdings } from "#server/catalog/policy.ts";
import { type PosterUrl, presentEvent, presentVenue } from "#server/catalog/projection/present.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { ClaimActions } from "./claims.ts";
import type { GrantActions } from "./grants/actions.ts";
import { grantStore } from "./grants/store.ts";
import { holdingsOf, organizerPageUrl, shownPage } from "./pages.ts";
import { organizerStore } from "./store.ts";

const LIMITS = { listed: 300, over: 50 };

interface OwnListDeps {
  database: Database;
  claims: Pick<ClaimActions, "ofUser">;
  grants: Pick<GrantActions, "beside">;
  posterUrl: PosterUrl;
  now: () => number;
}

export type OwnList = ReturnType<typeof ownList>;

/** What belongs to an account: events that it holds or has brought, with their numbers, its pages and claims. */
export function ownList({ database: { db }, claims, grants, posterUrl, now }: OwnListDeps) {
  const store = organizerStore(db);

  async function pagesOf(userId: string): Promise<OwnEvents["pages"]> {
    const granted = grantStore(db);
    const venues = (await granted.venuesOf(userId)).map((venueId) => ({ venueId }));
    const organizers = (await granted.organizersOf(userId)).map((organizerId) => ({ organizerId }));
    const pages = await Promise.all([...venues, ...organizers].map((target) => organizerPageUrl(db, target)));
    return pages.flatMap((page) => (page ? [shownPage(page)] : []));
  }

  async function shown(
    user: Visitor,
    events: readonly OwnedEvent[],
    holdings: Holdings,
  ): Promise<OwnEvent[]> {
    const { opened, people } = await store.numbersOf(events.map(({ event }) => event.id));
    const openedBy = new Map(opened.map((each) => [each.id, each]));
    const peopleBy = new Map(people.map((each) => [each.id, each]));
    return events.map((owned) => {
      const { event, venue, version } = owned;
      const address = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
      const presented = presentEvent(event, venue.category, posterUrl);
      return {
        ...presented,
        venue: presentVenue(venue),
        version,
        page: urls.eventPage(address),
        isOver: presented.expiresAt <= now(),
        canChange: canChange(user, holdings, owned),
        numbers: {
          opened: openedBy.get(event.id)?.opened ?? 0,
          favorites: peopleBy.get(event.id)?.favorites ?? 0,
          reminders: peopleBy.get(event.id)?.reminders ?? 0,
          tickets: openedBy.get(event.id)?.tickets ?? 0,
        },
      };
    });
  }

  return async (user: Visitor): Promise<OwnEvents> => {
    const holdings = await holdingsOf(db, user.id);
    const owned = {
      venueIds: [...holdings.venueIds],
      organizerIds: [...holdings.organizerIds],
      eventIds: await store.broughtEvents(user.id),
    };
    const events = await ownedPages(db).events(owned, now(), LIMITS);
    return {
      events: await shown(user, events, holdings),
      pages: await pagesOf(user.id),
      claims: await claims.ofUser(user.id),
      newHolders: await grants.beside(user.id),
    };
  };
}
