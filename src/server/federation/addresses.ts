/** One of the site's own actors: the site, a city, or an organizer's page. */
export type LocalActor = { kind: "site" } | { kind: "city"; id: number } | { kind: "organizer"; id: number };

const FOLDERS = { city: "cities", organizer: "organizers" } as const;
const SITE = "site";
const MAX_ID = 2 ** 31 - 1;

export const SITE_ACTOR: LocalActor = { kind: "site" };

/**
 * Addresses by which other servers know actors and events. They keep them for good, so that they are made of ids and never of
 * names, dates or categories.
 */
export function federationAddresses(publicUrl: string) {
  const root = `${publicUrl}/federation`;
  const actor = (local: LocalActor) => `${root}/${pathOf(local)}`;
  return {
    actor,
    inbox: (local: LocalActor) => `${actor(local)}/inbox`,
    sharedInbox: `${root}/inbox`,
    outbox: (local: LocalActor) => `${actor(local)}/outbox`,
    followers: (local: LocalActor) => `${actor(local)}/followers`,
    key: (local: LocalActor) => `${actor(local)}#main-key`,
    event: (id: number) => `${root}/events/${id}`,
    place: (venueId: number) => `${root}/places/${venueId}`,
    nodeInfo: `${root}/nodeinfo/2.1`,
    /** The actor that has this address. */
    actorAt(address: string): LocalActor | undefined {
      return address.startsWith(`${root}/`) ? actorOfPath(address.slice(root.length + 1)) : undefined;
    },
  };
}

export type FederationAddresses = ReturnType<typeof federationAddresses>;

/** The actor as a part of addresses and as a key in the database. */
export function pathOf(actor: LocalActor): string {
  return actor.kind === "site" ? SITE : `${FOLDERS[actor.kind]}/${actor.id}`;
}

export function actorOfPath(path: string): LocalActor | undefined {
  if (path === SITE) return SITE_ACTOR;
  const [, folder, number] = /^(cities|organizers)\/([1-9]\d{0,9})$/.exec(path) ?? [];
  const id = Number(number);
  if (!folder || id > MAX_ID) return undefined;
  return { kind: folder === FOLDERS.city ? "city" : "organizer", id };
}
