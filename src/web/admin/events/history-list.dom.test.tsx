import { describe, expect, it, vi } from "vitest";
import type { HistoryEntry } from "#contract/admin-events.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { HistoryList } from "./event-drawer.tsx";

const ENTRY: HistoryEntry = {
  _id: "4",
  at: Date.parse("2026-11-15T12:00:00Z"),
  action: "changed",
  who: "Ada Lovelace",
  submittedBy: "",
  origin: "admin",
  fields: ["price", "venue"],
  before: { price: { isFree: false, from: 6, to: null, currency: "EUR" }, venue: "Copper Hall" },
  after: { price: { isFree: false, from: 6, to: 9, currency: "EUR" }, venue: "Club Meridian" },
  canRestore: true,
};

describe("ADM-33 the history of an event on screen", () => {
  it("says from what to what, and by whom or which source", async () => {
    const list = await mount(
      <HistoryList
        entries={[
          ENTRY,
          { ...ENTRY, _id: "3", who: "", origin: "source", canRestore: false },
          { ...ENTRY, _id: null, who: "", action: "added", fields: [], canRestore: false },
        ]}
        source="City of Sofia"
        isBusy={false}
        onRestore={() => {}}
      />,
    );
    const [first, second, third] = [...list.querySelectorAll("li")];
    expect([...first!.querySelectorAll("del, ins")].map((each) => each.textContent)).toEqual([
      "6 EUR",
      "6–9 EUR",
      "Copper Hall",
      "Club Meridian",
    ]);
    expect(first!.textContent).toContain("Ada Lovelace");
    expect(second!.textContent).toContain("City of Sofia, source");
    expect(third!.textContent).toContain("Added");
    expect(list.querySelectorAll("button")).toHaveLength(1);
  });

  it("restores the entry whose button is pressed", async () => {
    const onRestore = vi.fn();
    const list = await mount(
      <HistoryList entries={[ENTRY]} source={undefined} isBusy={false} onRestore={onRestore} />,
    );
    await click(list.querySelector("button"));
    expect(onRestore).toHaveBeenCalledWith("4");
  });
});
