import { urls } from "#contract/urls.ts";
import { withoutRegion } from "#domain/city.ts";
import { property, schemaFields } from "#domain/event/schema-org.ts";
import { ownUid } from "#server/catalog/formats/own-uid.ts";
import { presentEvent } from "#server/catalog/projection/present.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";

/** An event in schema.org's words, with the id by which an import knows it again. */
export function schemaThing({ event: row, venue }: ExchangedEvent, publicUrl: string): object {
  // A drawn poster is no picture of the event.
  const event = presentEvent(row, venue.category, () => "");
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  return {
    "@type": "Event",
    "@id": ownUid(row.id, publicUrl),
    name: event.name,
    ...schemaFields(event, (atMs) => offsetTime(atMs, venue.timeZone)),
    url: event.link || publicUrl + urls.eventPage(page),
    ...(event.image && { image: event.image }),
    ...(event.description && { description: event.description }),
    location: {
      "@type": "Place",
      name: venue.name,
      address: {
        "@type": "PostalAddress",
        streetAddress: venue.address,
        addressLocality: withoutRegion(venue.city, venue.region),
        ...(venue.region && { addressRegion: venue.region }),
        addressCountry: venue.countryCode,
      },
      geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude },
      ...(event.room && { additionalProperty: property("room", event.room) }),
    },
  };
}

/** With the offset of its place, so that it is one instant for every reader. */
function offsetTime(atMs: number, timeZone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  return at.toString({ timeZoneName: "never", smallestUnit: "second" });
}
