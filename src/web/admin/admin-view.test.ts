import { describe, expect, it } from "vitest";
import { readView, VIEW_GROUPS } from "./admin-view.ts";

describe("an address of the administration", () => {
  const at = (path: string, query = "") => readView(path, new URLSearchParams(query));

  it("names its view", () => {
    expect(at("delete-venue")).toBe("delete-venue");
    expect(at("import")).toBe("import");
  });

  it("VEN-04 opens the form for what a card's button has chosen", () => {
    expect(at("", "venue=7")).toBe("add-event");
    expect(at("", "venue=7&event=9")).toBe("edit-event");
  });

  it("ADM-243 is the administration whatever stands below it", () => {
    expect(at("anything")).toBe("add-event");
    expect(at("import/more")).toBe("add-event");
    expect(at("anything", "venue=7&event=9")).toBe("edit-event");
  });

  it("ADM-244 has the seven actions first and together", () => {
    const [first, second, third] = Object.values(VIEW_GROUPS);
    expect([first, second, third].flat()).toEqual([
      "add-city",
      "add-venue",
      "edit-venue",
      "delete-venue",
      "add-event",
      "edit-event",
      "delete-event",
    ]);
  });
});
