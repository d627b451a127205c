import { describe, expect, it } from "vitest";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { breadcrumbSchema, eventSchema } from "./event-schema.ts";

const event = { name: "Hamlet", description: "A prince hesitates.", link: "https://tickets.example/7" };
const url = "https://events.example/event/hamlet";

function describeAt(category: VenueCategory, description = event.description) {
  return eventSchema({
    event: { ...event, description },
    venue: {
      _id: "1",
      name: "National Theatre",
      slug: "national-theatre",
      category,
      country: "Bulgaria",
      countryCode: "BG",
      city: "Sofia",
      address: "5 Dyakon Ignatiy St",
      coordinates: ["23.3263", "42.6942"],
      timeZone: "Europe/Sofia",
    },
    startDate: "2026-12-12T20:00:00+02:00",
    url,
    images: ["https://events.example/og/event/7.png"],
  }) as Record<string, unknown>;
}

describe("EVT-04 an event for search engines", () => {
  it("has what Google asks for", () => {
    expect(describeAt("theater")).toEqual({
      "@context": "https://schema.org",
      "@type": "TheaterEvent",
      name: "Hamlet",
      description: "A prince hesitates.",
      startDate: "2026-12-12T20:00:00+02:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      url,
      image: ["https://events.example/og/event/7.png"],
      location: {
        "@type": "Place",
        name: "National Theatre",
        address: {
          "@type": "PostalAddress",
          streetAddress: "5 Dyakon Ignatiy St",
          addressLocality: "Sofia",
          addressCountry: "Bulgaria",
        },
        geo: { "@type": "GeoCoordinates", latitude: 42.6942, longitude: 23.3263 },
      },
      offers: { "@type": "Offer", url: event.link },
    });
  });

  it("has a type for every category", () => {
    const types = VENUE_CATEGORIES.map((category) => describeAt(category)["@type"]);
    expect(types).toEqual([
      "SocialEvent",
      "TheaterEvent",
      "MusicEvent",
      "Festival",
      "SportsEvent",
      "Event",
      "ExhibitionEvent",
      "BusinessEvent",
      "Event",
      "SportsEvent",
      "Event",
      "Event",
    ]);
  });

  it("takes place online where it is virtual", () => {
    expect(describeAt("virtual")).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: event.link },
    });
  });

  it("claims nothing that nobody told us", () => {
    expect(describeAt("theater", "")).not.toHaveProperty("description");
  });
});

it("breadcrumbs are counted from one", () => {
  const steps = [
    { name: "Sofia", url: "https://events.example/city/bulgaria/sofia" },
    { name: "Hamlet", url },
  ];
  expect(breadcrumbSchema(steps)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Sofia", item: steps[0]?.url },
      { "@type": "ListItem", position: 2, name: "Hamlet", item: url },
    ],
  });
});
