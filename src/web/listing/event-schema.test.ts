import { describe, expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { publicEvent } from "#tests/support/events.ts";
import { breadcrumbSchema, eventSchema } from "./event-schema.ts";

const event = publicEvent({
  name: "Hamlet",
  description: "A prince hesitates.",
  link: "https://tickets.example/7",
  startsAt: "2026-12-12T18:00:00.000Z",
});
const url = "https://events.example/event/hamlet";

function describeAt(category: VenueCategory, given: Partial<Event> = {}) {
  return eventSchema({
    event: { ...event, ...given },
    venue: {
      _id: "1",
      name: "National Theatre",
      slug: "national-theatre",
      category,
      country: "Bulgaria",
      countryCode: "BG",
      city: "Sofia",
      region: "Sofia-Capital",
      address: "5 Dyakon Ignatiy St",
      coordinates: ["23.3263", "42.6942"],
      timeZone: "Europe/Sofia",
    },
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
          addressRegion: "Sofia-Capital",
          addressCountry: "BG",
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
    expect(describeAt("theater", { description: "" })).not.toHaveProperty("description");
  });
});

const schema = (word: string) => `https://schema.org/${word}`;

/** The fields that Google asks for, and those it recommends where they are known. */
const REQUIRED = ["name", "startDate", "location"];
const RECOMMENDED = ["description", "eventStatus", "image"];

describe("CORE-32 the structured data of each kind of event", () => {
  const day = { time: "", hasTime: false, startsAt: "2026-12-11T22:00:00.000Z" };
  const kinds: [kind: string, given: Partial<Event>, told: object][] = [
    ["scheduled", {}, { startDate: "2026-12-12T20:00:00+02:00", eventStatus: schema("EventScheduled") }],
    [
      "with an end",
      { endsAt: "2026-12-12T20:40:00.000Z", endDate: "2026-12-12", endTime: "22:40" },
      { endDate: "2026-12-12T22:40:00+02:00" },
    ],
    ["cancelled", { status: "cancelled" }, { eventStatus: schema("EventCancelled") }],
    ["postponed", { status: "postponed" }, { eventStatus: schema("EventPostponed") }],
    [
      "rescheduled",
      { previousStart: "2026-12-10T18:00:00.000Z" },
      { eventStatus: schema("EventRescheduled"), previousStartDate: "2026-12-10T20:00:00+02:00" },
    ],
    [
      "free",
      { price: { isFree: true, from: null, to: null, currency: null } },
      { isAccessibleForFree: true, offers: { price: 0, url: event.link, availability: schema("InStock") } },
    ],
    [
      "priced",
      { price: { isFree: false, from: 20, to: 35.5, currency: "EUR" } },
      {
        isAccessibleForFree: false,
        offers: {
          price: 20,
          priceCurrency: "EUR",
          priceSpecification: { minPrice: 20, maxPrice: 35.5, priceCurrency: "EUR" },
          availability: schema("InStock"),
          url: event.link,
        },
      },
    ],
    ["sold out", { isSoldOut: true, link: "" }, { offers: { availability: schema("SoldOut") } }],
    [
      "all day",
      { ...day, isAllDay: true },
      { startDate: "2026-12-12", additionalProperty: { name: "isAllDay", value: true } },
    ],
    [
      "a run of days",
      {
        ...day,
        endDate: "2026-12-15",
        endsAt: "2026-12-15T22:00:00.000Z",
        openDays: ["2026-12-12", "2026-12-13", "2026-12-15"],
      },
      {
        startDate: "2026-12-12",
        endDate: "2026-12-15",
        eventSchedule: { startDate: "2026-12-12", endDate: "2026-12-15", exceptDate: ["2026-12-14"] },
      },
    ],
    ["without an hour", day, { startDate: "2026-12-12" }],
    [
      "with everything else",
      {
        organizer: { name: "Philharmonic", slug: "philharmonic" },
        language: "bg",
        minAge: 16,
        tags: ["family"],
        room: "Hall 2",
      },
      {
        organizer: { "@type": "Organization", name: "Philharmonic" },
        inLanguage: "bg",
        typicalAgeRange: "16-",
        keywords: ["family"],
        location: { additionalProperty: { name: "room", value: "Hall 2" } },
      },
    ],
  ];

  it.each(kinds)("%s", (_kind, given, told) => {
    const described = describeAt("theater", given);
    expect(described).toMatchObject(told);
    for (const field of [...REQUIRED, ...RECOMMENDED]) expect(described, field).toHaveProperty(field);
    expect(described).toHaveProperty("location.address");
  });

  it("claims no price, sale or end that is not known", () => {
    const plain = describeAt("theater", { link: "" });
    for (const field of ["offers", "endDate", "isAccessibleForFree", "organizer", "eventSchedule"])
      expect(plain).not.toHaveProperty(field);
    expect(describeAt("theater")).not.toHaveProperty("offers.availability");
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
