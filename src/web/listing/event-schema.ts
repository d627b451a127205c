import type { Event, Venue } from "#contract/catalog.ts";
import type { VenueCategory } from "#domain/category.ts";
import { withoutRegion } from "#domain/city.ts";
import { property, schemaFields } from "#domain/event/schema-org.ts";
import { offsetTime } from "./offset-time.ts";

const TYPES: Record<VenueCategory, string> = {
  party: "SocialEvent",
  theater: "TheaterEvent",
  concert: "MusicEvent",
  festival: "Festival",
  sport: "SportsEvent",
  other: "Event",
  exhibition: "ExhibitionEvent",
  conference: "BusinessEvent",
  virtual: "Event",
  fitness: "SportsEvent",
  easteregg: "Event",
  dolphin: "Event",
};

interface DescribedEvent {
  event: Event;
  venue: Venue;
  /** Addresses in full. */
  url: string;
  images: readonly string[];
}

/** The event in schema.org's words, as search engines read them. */
export function eventSchema({ event, venue, url, images }: DescribedEvent): object {
  const isVirtual = venue.category === "virtual";
  return {
    "@context": "https://schema.org",
    "@type": TYPES[venue.category],
    name: event.name,
    ...(event.description && { description: event.description }),
    ...schemaFields(event, (atMs) => offsetTime(atMs, venue.timeZone)),
    eventAttendanceMode: `https://schema.org/${isVirtual ? "Online" : "Offline"}EventAttendanceMode`,
    url,
    image: images,
    location: isVirtual
      ? { "@type": "VirtualLocation", name: venue.name, url: event.link || url }
      : { ...placeSchema(venue), ...(event.room && { additionalProperty: property("room", event.room) }) },
  };
}

export function placeSchema(venue: Venue, url?: string): object {
  const [longitude, latitude] = venue.coordinates.map(Number);
  return {
    "@type": "Place",
    name: venue.name,
    ...(url && { url }),
    address: {
      "@type": "PostalAddress",
      ...(venue.address && { streetAddress: venue.address }),
      addressLocality: withoutRegion(venue.city, venue.region),
      ...(venue.region && { addressRegion: venue.region }),
      addressCountry: venue.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
  };
}

/** The way from the country's page down to this one; each step with its address in full. */
export function breadcrumbSchema(steps: readonly { name: string; url: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Events as a list that leads to their pages. */
export function listSchema(name: string, urls: readonly string[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
