import { describe, expect, it } from "vitest";
import { AddEvent } from "#contract/admin.ts";
import { Event } from "#contract/catalog.ts";
import { USUAL_EVENT, venuesOfShort } from "#contract/short-venues.ts";
import { EMPTY_SUBMISSION, fieldsOf, submissionOf } from "#contract/submission-form.ts";
import {
  DETAIL_ROWS,
  type DetailKey,
  type EventDetails,
  type FieldKind,
  NO_DETAILS,
} from "#domain/event/event-fields.ts";
import type { Format } from "#domain/event-import.ts";
import { PART_FIELDS } from "#domain/moderation.ts";
import { FIELD_GROUPS } from "#domain/source/merge.ts";
import { exportFormat } from "#server/admin/export/formats.ts";
import { eventRowOf, presentEvent, presentVenue } from "#server/catalog/projection/present.ts";
import { eventChange } from "#server/catalog/write/event-form.ts";
import { type EventRecord, inputColumns, inputOf, NEW_EVENT } from "#server/catalog/write/event-input.ts";
import { federationAddresses } from "#server/federation/addresses.ts";
import { eventObject } from "#server/federation/event-object.ts";
import { eventThing } from "#server/federation/following/event-thing.ts";
import { shortVenues } from "#server/map/short-venues.ts";
import { readFile } from "#server/sources/formats/file.ts";
import { readFollowed } from "#server/sources/formats/followed.ts";
import { exchangedEvent } from "./support/exchanged.ts";

const SITE = "https://where.example";
const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const START = { date: "2026-12-12", time: "20:00" };

/** A value of each kind that is not the usual one. */
const SAMPLES: Record<FieldKind, unknown> = {
  flag: true,
  date: "2026-12-14",
  time: "19:30",
  dates: ["2026-12-12", "2026-12-14"],
  status: "cancelled",
  price: { isFree: false, from: 20, to: 35.5, currency: "EUR" },
  words: ["family", "late night"],
  age: 16,
  line: "Hall 2",
  language: "bg",
  choices: [],
};

/** What a field needs beside itself: an end has a date, open days lie within a run, a whole day has no hour. */
const BESIDE: Partial<Record<DetailKey, Partial<EventDetails>>> = {
  endTime: { endDate: "2026-12-12", endTime: "22:30" },
  openDays: { endDate: "2026-12-14" },
};

/**
 * Not told to other servers, or told otherwise than a file of ours tells it: tags become hashtags of one word beside the
 * category, and days an end at midnight.
 */
const NOT_FEDERATED: ReadonlySet<string> = new Set([
  "endDate",
  "isAllDay",
  "isSoldOut",
  "minAge",
  "openDays",
  "room",
  "tags",
]);

const cases = DETAIL_ROWS.map((row) => {
  const value = row.choices ? [row.choices[0], row.choices.at(-1)] : SAMPLES[row.kind];
  const details = { [row.key]: value, ...BESIDE[row.key] } as Partial<EventDetails>;
  const time = row.key === "isAllDay" ? "" : START.time;
  return { key: row.key, row, details, time, value: details[row.key] };
});

const exchangedOf = ({ details, time }: (typeof cases)[number]) =>
  exchangedEvent({ event: { ...START, time }, details });

/** What a reader of files says of the field; an end is beside the other details. */
function readBack(row: unknown, key: DetailKey): unknown {
  const { draft } = row as {
    draft: {
      facts: { details: Record<string, unknown> };
      end?: { date?: string; time?: string | null; atMs?: number };
    };
  };
  if (key !== "endDate" && key !== "endTime") return draft.facts.details[key] ?? NO_DETAILS[key];
  const { end } = draft;
  const wall = end?.atMs === undefined ? undefined : new Date(end.atMs + 2 * 3_600_000).toISOString();
  return key === "endDate" ? (end?.date ?? wall?.slice(0, 10)) : (end?.time ?? wall?.slice(11, 16));
}

describe.each(cases)("CORE-403 $key travels", (each) => {
  const { key, row, details, time, value } = each;
  const input = { ...NEW_EVENT, name: "Hamlet", ...START, time, ...details };

  it("from a form to the row of the database and back", () => {
    const price = input.price;
    const sent = {
      country: "BG",
      city: "Sofia",
      category: "theater",
      venue: "hall",
      title: "Hamlet",
      ...START,
      time,
      ...(row.kind === "price"
        ? { priceFrom: price!.from, priceTo: price!.to, currency: price!.currency }
        : Object.fromEntries(
            Object.entries(details).map(([name, given]) => [
              name,
              Array.isArray(given) ? given.join(",") : String(given),
            ]),
          )),
    };
    const change = eventChange(AddEvent.parse(sent));
    expect(change[key]).toEqual(value);
    const record = inputColumns({ ...NEW_EVENT, ...change } as typeof input, { timeZone: "Europe/Sofia" });
    expect(inputOf(record as unknown as EventRecord)[key]).toEqual(value);
  });

  it("through the public answer and the short form of the map's page", () => {
    const { event, venue } = exchangedOf(each);
    const answer = Event.parse(presentEvent(event, venue.category, () => "/posters/7.svg"));
    expect(answer[key]).toEqual(value);
    expect(eventRowOf(answer).details[key]).toEqual(value);
    expect(USUAL_EVENT).toHaveProperty(key);
    const listed = [{ ...presentVenue(venue), events: [answer] }];
    const [short] = venuesOfShort(shortVenues(JSON.stringify(listed)));
    expect(short!.events[0]).toEqual({ ...answer, description: "" });
  });

  it.each(["csv", "ics", "jsonld"] as Format[])("through a file: %s", (format) => {
    const { head, body, tail } = exportFormat(format, SITE);
    const [read] = [...readFile(head + body([exchangedOf(each)], true) + tail, format, NOW_MS).rows];
    expect(readBack(read, key)).toEqual(value);
  });

  it("to other servers, or is known not to", () => {
    const object = eventObject(exchangedOf(each), { publicUrl: SITE, addresses: federationAddresses(SITE) });
    const told = eventThing(JSON.parse(JSON.stringify(object)), "Town");
    const [read] = [...readFollowed(JSON.stringify({ name: "Town", events: [told!.event] }), NOW_MS).rows];
    if (NOT_FEDERATED.has(key)) expect(readBack(read, key)).not.toEqual(value);
    else expect(readBack(read, key)).toEqual(value);
  });

  it("through the form for visitors, where that asks for it", () => {
    if (!(key in EMPTY_SUBMISSION) || row.kind === "price") return;
    const fields = fieldsOf({ ...START, [key]: value });
    expect(fieldsOf(submissionOf(fields))[key as keyof typeof fields]).toBe(
      Array.isArray(value) ? value.join(", ") : String(value),
    );
  });

  it("into what sources and moderators merge", () => {
    expect(FIELD_GROUPS[row.group as keyof typeof FIELD_GROUPS]).toContain(key);
    if (row.part) expect(PART_FIELDS[row.part as keyof typeof PART_FIELDS]).toContain(key);
  });
});
