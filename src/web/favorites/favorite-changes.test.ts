import { describe, expect, it } from "vitest";
import { withChanges } from "./favorite-changes.ts";

const ONE = { event: "1", reminder: false };
const TWO = { event: "2", reminder: true };

describe("favourites with changes on their way", () => {
  it("FAV-05 are the server's own again when no change is left", () => {
    const changed = withChanges([ONE], [{ event: "1", wanted: undefined }]);
    expect(changed).toEqual([]);
    expect(withChanges([ONE], [])).toEqual([ONE]);
  });

  it("gain, lose and keep their places", () => {
    expect(withChanges([ONE, TWO], [{ event: "3", wanted: { reminder: false } }])).toEqual([
      ONE,
      TWO,
      { event: "3", reminder: false },
    ]);
    expect(withChanges([ONE, TWO], [{ event: "1", wanted: { reminder: true } }])).toEqual([
      { event: "1", reminder: true },
      TWO,
    ]);
  });

  it("show the last of several changes to one event", () => {
    const changes = [
      { event: "1", wanted: undefined },
      { event: "1", wanted: { reminder: false } },
    ];
    expect(withChanges([ONE], changes)).toEqual([ONE]);
  });
});
