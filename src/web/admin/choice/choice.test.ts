import { describe, expect, it } from "vitest";
import {
  type Choice,
  type ChoiceEvent,
  type ChosenVenue,
  choiceDates,
  choose,
  deletionFields,
  distinctEvents,
  findChosenEvent,
  NOTHING,
  venueFields,
} from "./choice.ts";

const venue = {
  _id: "1",
  slug: "ndk",
  category: "concert",
  country: "Bulgaria",
  city: "Sofia",
} as ChosenVenue;
const full: Choice = {
  country: "Bulgaria",
  city: "Sofia",
  category: "all",
  venue,
  event: "jazz",
  oldDate: "2026-12-12",
};
const on = (slug: string, date: string) => ({ slug, name: slug.toUpperCase(), date }) as ChoiceEvent;
const events = [on("jazz", "2026-12-19"), on("jazz", "2026-12-12"), on("opera", "2026-12-13")];

describe("a choice", () => {
  it("ADM-04 empties everything below what changes", () => {
    expect(choose(full, "country", "Italy")).toEqual({ ...NOTHING, country: "Italy" });
    expect(choose(full, "city", "Varna")).toEqual({ ...NOTHING, country: "Bulgaria", city: "Varna" });
    expect(choose(full, "venue", undefined)).toMatchObject({ city: "Sofia", event: "", oldDate: "" });
    expect(choose(full, "event", "opera")).toMatchObject({ venue, event: "opera", oldDate: "" });
  });

  it("keeps the category in another place", () => {
    const ofTheater = choose(full, "category", "theater");
    expect(ofTheater).toMatchObject({ city: "Sofia", venue: undefined, event: "" });
    expect(choose(ofTheater, "country", "Italy").category).toBe("theater");
  });

  it("names the venue's own category where all were offered", () => {
    expect(venueFields(full)).toEqual({
      country: "Bulgaria",
      city: "Sofia",
      category: "concert",
      venue: "ndk",
    });
    expect(venueFields(NOTHING)).toMatchObject({ category: "all", venue: "" });
  });

  it("ADM-39 names no event to be deleted that is not loaded yet", () => {
    const event = { ...events[1]!, version: 3 };
    expect(deletionFields(full, event)).toMatchObject({ event: "jazz", old_date: "2026-12-12", version: 3 });
    expect(deletionFields(full, undefined)).toEqual(venueFields(full));
  });

  it("ADM-04 offers each event once, and then its dates", () => {
    expect(distinctEvents(events)).toEqual([
      { slug: "jazz", name: "JAZZ" },
      { slug: "opera", name: "OPERA" },
    ]);
    expect(choiceDates(events, "jazz")).toEqual(["2026-12-19", "2026-12-12"]);
    expect(findChosenEvent(full, events)).toBe(events[1]);
    expect(findChosenEvent(NOTHING, events)).toBeUndefined();
  });
});
