import { describe, expect, it, vi } from "vitest";
import { act, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import type { SelectedDays } from "./day-range.ts";
import { DayStrip } from "./day-strip.tsx";

const days = Array.from({ length: 7 }, (_, at) => ({
  date: `2026-11-${16 + at}`,
  events: at,
  categories: { concert: at },
}));

async function open(chosen?: SelectedDays) {
  const asked: SelectedDays[] = [];
  const container = await mount(
    <MessagesProvider locale="en">
      <DayStrip days={days} today="2026-11-16" chosen={chosen} onChoose={(range) => asked.push(range)} />
    </MessagesProvider>,
  );
  const options = () => [...container.querySelectorAll<HTMLElement>('[role="option"]')];
  const press = (key: string, init: KeyboardEventInit = {}) =>
    act(async () => {
      const target = options().find((option) => option.tabIndex === 0)!;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
    });
  return { asked, options, press };
}

it("MAP-51 the days are named by one format, and only those that change are rendered again", async () => {
  const formats = vi.spyOn(Intl, "DateTimeFormat");
  const { options, press } = await open();
  expect(options()).toHaveLength(7);
  expect(formats.mock.calls.length).toBeLessThanOrEqual(1);
  const parsed = vi.spyOn(Date, "parse");
  await press("ArrowRight");
  const dates = parsed.mock.calls.map(([text]) => text.slice(0, 10));
  expect(new Set(dates)).toEqual(new Set(["2026-11-16", "2026-11-17"]));
  vi.restoreAllMocks();
});

describe("FIL-12 the strip of days", () => {
  it("says each day and its number, and is one stop of the Tab key", async () => {
    const { options } = await open();
    expect(options()[4]!.getAttribute("aria-label")).toBe("Friday, November 20, 4 events");
    expect(options().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("chooses a day by arrows and Enter, and several with Shift", async () => {
    const { asked, press } = await open();
    await press("ArrowRight");
    await press("Enter");
    await press("ArrowRight");
    await press("ArrowRight", { shiftKey: true });
    await press("ArrowRight", { shiftKey: true });
    await press(" ");
    expect(asked).toEqual([
      { first: 1, last: 1 },
      { first: 2, last: 4 },
    ]);
  });

  it("A11Y-267 Shift reaches from the day chosen a moment ago, before the page has answered for it", async () => {
    const { asked, press } = await open();
    await press("ArrowRight");
    await press("Enter");
    await press("ArrowRight");
    await press("ArrowRight");
    await press("Enter", { shiftKey: true });
    expect(asked).toEqual([
      { first: 1, last: 1 },
      { first: 1, last: 3 },
    ]);
  });

  it("stops at its ends", async () => {
    const { asked, press } = await open();
    await press("ArrowLeft");
    await press("Enter");
    await press("End");
    await press("ArrowRight");
    await press("Enter");
    expect(asked).toEqual([
      { first: 0, last: 0 },
      { first: 6, last: 6 },
    ]);
  });

  it("marks the chosen days, weekends and today", async () => {
    const { options } = await open({ first: 4, last: 5 });
    const selected = options().map((option) => option.getAttribute("aria-selected"));
    expect(selected).toEqual(["false", "false", "false", "false", "true", "true", "false"]);
    expect(options().filter(({ dataset }) => dataset.weekend)).toHaveLength(2);
    expect(options()[0]!.dataset.today).toBe("true");
  });

  it("TIME-43 a tap of a finger on a weekend takes both its days, a click of a mouse one", async () => {
    const { asked, options } = await open();
    // Without a layout every press is on the last day, a Sunday.
    for (const pointerType of ["touch", "mouse"]) {
      const strip = options()[0]!.parentElement!;
      strip.setPointerCapture = () => {};
      for (const type of ["pointerdown", "pointerup"])
        await act(async () => {
          strip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, button: 0 }));
        });
    }
    expect(asked).toEqual([
      { first: 5, last: 6 },
      { first: 6, last: 6 },
    ]);
  });
});
