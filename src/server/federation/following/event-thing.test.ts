import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFollowed } from "#server/sources/formats/followed.ts";
import { eventThing } from "./event-thing.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");

function draftOf(json: unknown) {
  const told = eventThing(json, "Town");
  if (!told) return undefined;
  const { rows } = readFollowed(JSON.stringify({ name: "Town", events: [told.event] }), NOW);
  const [row] = [...rows];
  if (!row || !("draft" in row)) throw new Error(JSON.stringify(row));
  return { ...row.draft, owner: told.owner };
}

const MOBILIZON = {
  type: "Event",
  id: "https://mobilizon.example/events/1c2f",
  uuid: "1c2f",
  name: "Repair café",
  url: "https://mobilizon.example/events/1c2f",
  actor: "https://mobilizon.example/@ann",
  attributedTo: "https://mobilizon.example/@repair",
  category: "COMMUNITY",
  content: "<p>Bring <strong>it</strong></p><script>alert(1)</script><p>Coffee &amp; cake</p>",
  startTime: "2026-12-05T14:00:00Z",
  endTime: "2026-12-05T17:00:00Z",
  timezone: "Europe/Paris",
  "ical:status": "CANCELLED",
  joinMode: "free",
  location: {
    type: "Place",
    name: "Maison des associations",
    address: {
      type: "PostalAddress",
      addressCountry: "France",
      addressLocality: "Lyon",
      addressRegion: null,
      postalCode: "69001",
      streetAddress: "28 Rue Denfert",
    },
    latitude: 45.77,
    longitude: 4.83,
  },
  attachment: [
    { type: "Link", mediaType: "text/html", href: "https://mobilizon.example/more", name: "Website" },
    { type: "Document", mediaType: "image/png", name: "Banner", url: "https://mobilizon.example/b.png" },
  ],
  tag: [{ type: "Hashtag", name: "#repair", href: "https://mobilizon.example/tag/repair" }],
};

describe("FED-15 an event of another server", () => {
  it("of Mobilizon is read with its place, picture, state and group, as a text", () => {
    const draft = draftOf(MOBILIZON)!;
    expect(draft).toMatchObject({
      owner: "https://mobilizon.example/@repair",
      start: { atMs: Date.parse("2026-12-05T14:00:00Z") },
      end: { atMs: Date.parse("2026-12-05T17:00:00Z") },
      facts: {
        uid: MOBILIZON.id,
        title: "Repair café",
        link: MOBILIZON.url,
        image: "https://mobilizon.example/b.png",
        details: { status: "cancelled", tags: ["repair"] },
        place: {
          name: "Maison des associations",
          address: "28 Rue Denfert",
          cities: [{ name: "Lyon" }],
          country: "France",
          point: { latitude: 45.77, longitude: 4.83 },
        },
      },
    });
    expect(draft.facts.description).toContain("Coffee & cake");
    expect(draft.facts.description).toContain(`Town: ${MOBILIZON.url}`);
    expect(draft.facts.description).not.toMatch(/<(p|strong|br)/);
  });

  it("of whole days has no hour, and its last day is the one before the midnight it ends at", () => {
    const days = (startTime: string, endTime: string) => draftOf({ ...MOBILIZON, startTime, endTime });
    expect(days("2026-12-05T00:00:00+02:00", "2026-12-06T00:00:00+02:00")).toMatchObject({
      start: { date: "2026-12-05", time: "" },
      end: undefined,
    });
    expect(days("2026-12-05T00:00:00+02:00", "2026-12-08T00:00:00+02:00")).toMatchObject({
      end: { date: "2026-12-07", time: null },
    });
  });

  it("is nothing where it has no name, no time, another type or no address", () => {
    for (const wrong of [
      { name: "" },
      { name: 7 },
      { startTime: "soon" },
      { type: "Note" },
      { id: 5 },
      { id: "x".repeat(501) },
    ])
      expect(eventThing({ ...MOBILIZON, ...wrong }, "Town")).toBeUndefined();
    for (const wrong of [null, "text", [], 3]) expect(eventThing(wrong, "Town")).toBeUndefined();
  });

  it("with odd values keeps what is good", () => {
    const odd = {
      ...MOBILIZON,
      location: [null, 7, { type: "Place", name: ["Hall"], latitude: "x" }],
      attachment: "none",
      image: { type: "Image", url: "javascript:alert(1)" },
      tag: [{ type: "Hashtag" }, "x", null],
      content: { a: 1 },
      url: [{ type: "Link", href: "ftp://x" }],
      offers: "free",
    };
    expect(draftOf(odd)).toMatchObject({ facts: { title: "Repair café", image: "", link: MOBILIZON.id } });
  });
});

const recorded = new URL(
  "../../../../../shared/prototypes/federation/fixtures/gancio-1.21.0/",
  import.meta.url,
);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, recorded), "utf8"));

describe.skipIf(!existsSync(recorded))("FED-15 recorded events of Gancio (skipped without ../shared)", () => {
  it("are read with place, picture and tags", () => {
    expect(draftOf(read("get-event.json"))).toMatchObject({ start: { atMs: expect.any(Number) } });
    expect(draftOf(read("wire-create-event.json").body.object)).toMatchObject({
      start: { atMs: Date.parse("2026-12-01T17:00:00Z") },
      facts: {
        title: "Федерация: first real event",
        link: "http://localhost:4211/event/federaciya-first-real-event",
        image: expect.stringMatching(/\.jpg$/),
        details: { tags: ["hack"], status: "scheduled" },
        place: { name: "Hackerspace initLab", address: "ul. Tintyava 15-17" },
      },
    });
  });

  it("on the Internet have no place", () => {
    expect(draftOf(read("get-event-online.json"))).toMatchObject({
      facts: { place: { isVirtual: true }, title: "Online talk" },
    });
  });
});
