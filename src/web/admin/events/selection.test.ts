import { describe, expect, it } from "vitest";
import { tableEvent } from "#tests/support/table-event.ts";
import { favoritesOf, NOTHING_SELECTED, type Selection, selectAll, toggle } from "./selection.ts";

const events = ["1", "2", "3", "4", "5"].map((_id) => tableEvent({ _id, favorites: Number(_id) }));
const chosen = ({ events }: Selection) => [...events.keys()].toSorted();
const press = (selection: Selection, id: string, isRange = false) =>
  toggle(selection, events, events.find(({ _id }) => _id === id)!, isRange);

describe("ADM-35 a choice of events", () => {
  it("is made one by one and given up again", () => {
    const two = press(press(NOTHING_SELECTED, "2"), "4");
    expect(chosen(two)).toEqual(["2", "4"]);
    expect(chosen(press(two, "2"))).toEqual(["4"]);
  });

  it("takes with Shift everything from the last one pressed, in both directions", () => {
    expect(chosen(press(press(NOTHING_SELECTED, "2"), "4", true))).toEqual(["2", "3", "4"]);
    expect(chosen(press(press(NOTHING_SELECTED, "4"), "2", true))).toEqual(["2", "3", "4"]);
  });

  it("gives a range up where the last one pressed was given up", () => {
    const all = selectAll(events);
    expect(chosen(press(press(all, "2"), "4", true))).toEqual(["1", "5"]);
  });

  it("is one event where Shift has nothing to begin at", () => {
    expect(chosen(press(NOTHING_SELECTED, "3", true))).toEqual(["3"]);
  });

  it("tells how many people keep the events", () => {
    expect(favoritesOf(press(press(NOTHING_SELECTED, "2"), "5"))).toBe(7);
  });
});
