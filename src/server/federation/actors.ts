import { cityUrl } from "#contract/city-url.ts";
import type { Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import { slugify } from "#domain/slug.ts";
import { escapeXml } from "#domain/xml.ts";
import type { FederatedReader, FederatedScope } from "#server/catalog/federated.ts";
import { type FederationAddresses, type LocalActor, SITE_ACTOR } from "./addresses.ts";
import type { Json } from "./event-object.ts";

/** The site's name in the fediverse: @events@events.example.org. */
export const SITE_USERNAME = "events";
/** Names of cities have a dot, so that the one organizer of the site's name is told apart by one, too. */
const ORGANIZER_MARK = ".organizer";

const ACTOR_CONTEXT = [
  "https://www.w3.org/ns/activitystreams",
  "https://w3id.org/security/v1",
  {
    toot: "http://joinmastodon.org/ns#",
    discoverable: "toot:discoverable",
    indexable: "toot:indexable",
    manuallyApprovesFollowers: "as:manuallyApprovesFollowers",
  },
];

/** A Group per city is the type that Mobilizon lets people follow; the Application is what Gancio looks for (FEP-2677). */
const TYPES = { site: "Application", city: "Group", organizer: "Organization" } as const;

export interface KnownActor {
  actor: LocalActor;
  username: string;
  name: string;
  /** In one sentence, of names alone, since it is read in any language. */
  summary: string;
  page: string;
}

interface ActorDeps {
  reader: FederatedReader;
  site: Site;
  addresses: FederationAddresses;
  publicKey: () => Promise<string>;
}

export type Actors = ReturnType<typeof federationActors>;

/** Who speaks for this site: itself, each city with events, and each organizer with events. */
export function federationActors({ reader, site, addresses, publicKey }: ActorDeps) {
  const full = (path: string) => `${site.publicUrl}${path}`;

  async function find(actor: LocalActor): Promise<KnownActor | undefined> {
    if (actor.kind === "site")
      return { actor, username: SITE_USERNAME, name: site.name, summary: site.name, page: full("/") };
    if (actor.kind === "city") {
      const city = await reader.city(actor.id);
      return (
        city && {
          actor,
          username: `${slugify(city.label, "city")}.${slugify(city.country, "country")}`,
          name: `${city.label} · ${site.name}`,
          summary: `${city.label}, ${city.country}`,
          page: full(cityUrl(city.country, city.label)),
        }
      );
    }
    const organizer = await reader.organizer(actor.id);
    return (
      organizer && {
        actor,
        username: organizer.slug === SITE_USERNAME ? SITE_USERNAME + ORGANIZER_MARK : organizer.slug,
        name: organizer.name,
        summary: `${organizer.name} · ${site.name}`,
        page: full(urls.organizerPage(organizer.slug)),
      }
    );
  }

  async function actorNamed(username: string): Promise<LocalActor | undefined> {
    if (username === SITE_USERNAME) return SITE_ACTOR;
    const [, city, country] = /^([^.]+)\.([^.]+)$/.exec(username) ?? [];
    const found = city && country ? await reader.cityAt(country, city) : undefined;
    if (found) return { kind: "city", id: found.id };
    const slug = username === SITE_USERNAME + ORGANIZER_MARK ? SITE_USERNAME : username;
    const organizer = await reader.organizerAt(slug);
    return organizer && { kind: "organizer", id: organizer.id };
  }

  return {
    find,

    async byUsername(username: string): Promise<KnownActor | undefined> {
      const actor = await actorNamed(username);
      const known = actor && (await find(actor));
      // A city is also found by other spellings, which are not its name.
      return known?.username === username ? known : undefined;
    },

    async document({ actor, username, name, summary, page }: KnownActor): Promise<Json> {
      const id = addresses.actor(actor);
      return {
        "@context": ACTOR_CONTEXT,
        id,
        type: TYPES[actor.kind],
        preferredUsername: username,
        name,
        summary: `<p>${escapeXml(summary)}</p>`,
        url: page,
        inbox: addresses.inbox(actor),
        outbox: addresses.outbox(actor),
        followers: addresses.followers(actor),
        endpoints: { sharedInbox: addresses.sharedInbox },
        publicKey: { id: addresses.key(actor), owner: id, publicKeyPem: await publicKey() },
        manuallyApprovesFollowers: false,
        // Without it Mobilizon takes the actor for unlisted.
        discoverable: true,
        indexable: true,
        icon: { type: "Image", mediaType: "image/png", url: full("/icons/icon-512.png") },
      };
    },
  };
}

export function scopeOf(actor: LocalActor): FederatedScope {
  if (actor.kind === "site") return {};
  return actor.kind === "city" ? { cityId: actor.id } : { organizerId: actor.id };
}
