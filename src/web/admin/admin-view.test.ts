import { describe, expect, it } from "vitest";
import { readView } from "./admin-view.ts";

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

  it("may lead nowhere", () => {
    expect(at("secrets")).toBeUndefined();
    expect(at("import/more")).toBeUndefined();
  });
});
