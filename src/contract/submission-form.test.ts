import { describe, expect, it } from "vitest";
import { EMPTY_SUBMISSION, fieldsOf, submissionOf } from "./submission-form.ts";

const FILLED = { ...EMPTY_SUBMISSION, title: "Open Mic", category: "concert", date: "2026-12-01" };

describe("the form for bringing an event", () => {
  it("SUB-10 sends a listed venue, or describes a new one by its pin", () => {
    expect(submissionOf({ ...FILLED, venue: "concert/yard" })).toMatchObject({ venue: "concert/yard" });
    const pinned = {
      newVenueName: "The Yard",
      newVenueAddress: "5 Rila St",
      newVenueLatitude: "42,69",
      newVenueLongitude: "23.33",
    };
    const sent = submissionOf({ ...FILLED, ...pinned });
    expect(sent.newVenue).toEqual({
      name: "The Yard",
      address: "5 Rila St",
      category: "concert",
      coordinates: ["23.33", "42.69"],
    });
    expect(sent).not.toHaveProperty("venue");
    expect(submissionOf({ ...FILLED, newVenueName: "The Yard" }).newVenue).toMatchObject({
      coordinates: null,
    });
  });

  it("SUB-10 leaves out hours and prices that are not chosen", () => {
    const typed = { ...FILLED, time: "20:00", endTime: "22:00", priceFrom: "8,50", priceTo: "12" };
    expect(submissionOf({ ...typed, hours: "all-day", price: "free" })).toMatchObject({
      time: "",
      endTime: "",
      isAllDay: true,
      isFree: true,
      priceFrom: "",
      priceTo: "",
      currency: "",
    });
    expect(submissionOf({ ...typed, price: "costs" })).toMatchObject({
      time: "20:00",
      isAllDay: false,
      priceFrom: "8.50",
      priceTo: "12",
      currency: "EUR",
    });
  });

  it("SUB-10 is filled in again with what was sent", () => {
    const typed = {
      ...FILLED,
      venue: "concert/yard",
      time: "20:00",
      price: "costs",
      priceFrom: "8",
      tags: "jazz, late",
      every: "WEEKLY",
      repeatUntil: "2026-12-22",
      minAge: "18",
      room: "Cellar",
    };
    expect(fieldsOf({ ...submissionOf(typed), tags: ["jazz", "late"], minAge: 18, priceFrom: 8 })).toEqual(
      typed,
    );
    const pinned = { ...FILLED, hours: "all-day", newVenueName: "Yard", newVenueAddress: "5 Rila St" };
    const point = { newVenueLatitude: "42.69", newVenueLongitude: "23.33" };
    expect(fieldsOf(submissionOf({ ...pinned, ...point }))).toEqual({ ...pinned, ...point });
    expect(fieldsOf({ repeat: "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10" })).toMatchObject({
      every: "rule",
      rule: "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10",
    });
  });
});
