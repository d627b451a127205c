import { useState } from "react";
import { expect, it } from "vitest";
import { click, mount, press } from "#tests/support/mount.ts";
import { Calendar } from "./calendar.tsx";

const LABELS = {
  previousYear: "Previous year",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nextYear: "Next year",
};

function Picker() {
  const [cursor, setCursor] = useState("2026-11-30");
  const [chosen, setChosen] = useState<string>();
  return (
    <Calendar
      locale="en"
      labels={LABELS}
      weekStart={1}
      cursor={cursor}
      onCursor={setCursor}
      stateOf={(date) => (date === chosen ? "chosen" : undefined)}
      onPick={setChosen}
    />
  );
}

const title = (container: HTMLElement) => container.querySelector("p")?.textContent;
const named = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`[aria-label="${name}"]`);

it("WEB-26 a calendar is one tab stop, and arrow keys lead on into the next month", async () => {
  const container = await mount(<Picker />);
  expect(title(container)).toBe("November 2026");
  expect([...container.querySelectorAll("th")].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    "Mo",
    "Tu",
  ]);
  const stops = [...container.querySelectorAll("td button")].filter(
    (day) => (day as HTMLElement).tabIndex === 0,
  );
  expect(stops.map((day) => day.getAttribute("aria-label"))).toEqual(["30 November 2026"]);
  await press(stops[0], "ArrowRight");
  expect(title(container)).toBe("December 2026");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("1 December 2026");
  await press(document.activeElement, "PageDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("1 January 2027");
});

it("WEB-26 a calendar's day is chosen by a press, and its months and years are turned by buttons", async () => {
  const container = await mount(<Picker />);
  await click(named(container, "17 November 2026"));
  expect(named(container, "17 November 2026")?.getAttribute("aria-pressed")).toBe("true");
  expect(named(container, "18 November 2026")?.getAttribute("aria-pressed")).toBe("false");
  await click(named(container, "Next month"));
  expect(title(container)).toBe("December 2026");
  await click(named(container, "Previous year"));
  expect(title(container)).toBe("December 2025");
});
