import { describe, expect, it } from "vitest";
import { sortVenues } from "./sort-venues.ts";

const venue = (name: string, ...starts: number[]) => ({
  name,
  events: starts.map((startMs) => ({ startsAt: new Date(startMs).toISOString() })),
});

const venues = [venue("Club 10", 50, 60), venue("Club 9", 20), venue("Arena", 50, 70, 90), venue("Empty")];
const namesBy = (order: "soonest" | "busiest" | "name") =>
  sortVenues(venues, order, "en").map(({ name }) => name);

describe("the list of venues", () => {
  it("begins with what happens soonest, and with A where two are as soon", () => {
    expect(namesBy("soonest")).toEqual(["Club 9", "Arena", "Club 10", "Empty"]);
  });

  it("begins with most events", () => {
    expect(namesBy("busiest")).toEqual(["Arena", "Club 10", "Club 9", "Empty"]);
  });

  it("goes by name as people count", () => {
    expect(namesBy("name")).toEqual(["Arena", "Club 9", "Club 10", "Empty"]);
  });
});
