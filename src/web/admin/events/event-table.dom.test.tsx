import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { TableEvent } from "#contract/admin-events.ts";
import { act, click, mount, press } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { tableEvent } from "#tests/support/table-event.ts";
import { EventTableView } from "./event-table.tsx";
import { NOTHING_SELECTED, selectAll } from "./selection.ts";

const QUERY = {
  isPending: false,
  isError: false,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => {},
  refetch: vi.fn(),
};
const EVENTS = ["1", "2", "3"].map((_id) => tableEvent({ _id, name: `Night ${_id}` }));

async function table(events: readonly TableEvent[], more: object = {}) {
  const on = {
    onOrder: vi.fn(),
    onToggle: vi.fn(),
    onAll: vi.fn(),
    onOpen: vi.fn(),
    onStatus: vi.fn(),
    onEscape: vi.fn(),
    onClear: vi.fn(),
  };
  const container = await mount(
    <MemoryRouter>
      <EventTableView
        query={QUERY}
        events={events}
        selection={NOTHING_SELECTED}
        order={undefined}
        hasFilters={false}
        {...on}
        {...more}
      />
    </MemoryRouter>,
  );
  const rows = () => [...container.querySelectorAll<HTMLElement>("tbody > tr")];
  return { container, rows, ...on };
}

describe("ADM-35 the table of events", () => {
  it("says what each event is, with the status that matters most", async () => {
    const { rows } = await table([
      tableEvent({
        source: { id: 1, name: "City of Sofia" },
        favorites: 1_041,
        series: { id: "1", count: 12 },
      }),
      tableEvent({ _id: "8", isSoldOut: true, status: "cancelled", time: "" }),
      tableEvent({ _id: "9", isDeleted: true }),
    ]);
    const [first, second, third] = rows().map((row) => row.textContent);
    for (const text of [
      "Tango for Beginners",
      "12 dates",
      "20:00h",
      "Club Meridian",
      "Sofia",
      "Scheduled",
      "1,041",
    ])
      expect(first).toContain(text);
    expect(second).toContain("Cancelled");
    expect(second).toContain("time to be announced");
    expect(third).toContain("Deleted");
  });

  it("is gone through by arrow keys; Space chooses, Enter opens, Escape gives up", async () => {
    const { rows, onToggle, onOpen, onEscape } = await table(EVENTS, { selection: selectAll([EVENTS[2]!]) });
    const [first, second] = rows();
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
    await act(() => first!.focus());
    await press(first, "ArrowDown");
    expect(document.activeElement).toBe(second);
    await press(second, " ");
    expect(onToggle).toHaveBeenLastCalledWith(EVENTS[1], false);
    await press(second, "Enter");
    expect(onOpen).toHaveBeenCalledWith(EVENTS[1]);
    await press(second, "Escape");
    expect(onEscape).toHaveBeenCalled();
  });

  it("tells an empty list, a list that matches nothing, and one that could not be loaded", async () => {
    expect((await table([])).container.textContent).toContain("No events yet.");
    const unmatched = await table([], { hasFilters: true });
    await click(unmatched.container.querySelector("button"));
    expect(unmatched.onClear).toHaveBeenCalled();
    const failed = await table([], { query: { ...QUERY, isError: true } });
    expect(failed.container.querySelector("[role=alert]")).not.toBeNull();
    await click(failed.container.querySelector("button"));
    expect(QUERY.refetch).toHaveBeenCalled();
  });
});
