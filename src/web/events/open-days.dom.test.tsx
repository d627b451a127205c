import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { OpenDays } from "./open-days.tsx";

const show = {
  date: "2026-11-10",
  time: "10:00",
  startsAt: "2026-11-10T08:00:00.000Z",
  endDate: "2027-01-17",
  endTime: "18:00",
};
/** Every day of the run but Mondays. */
const days = Array.from({ length: 69 }, (_, index) => new Date(Date.UTC(2026, 10, 10 + index)))
  .filter((day) => day.getUTCDay() !== 1)
  .map((day) => day.toISOString().slice(0, 10));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-12-15T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("PAGE-21 open days are a calendar that turns months, with closed days announced", async () => {
  const container = await mount(<OpenDays event={show} days={days} />);
  const month = () => container.querySelector("[aria-live]")?.textContent;
  const step = (name: string) => container.querySelector<HTMLElement>(`[aria-label="${name} month"]`);
  const day = (date: string) => container.querySelector<HTMLElement>(`time[datetime="${date}"]`);
  expect(month()).toBe("December 2026");
  expect(day("2026-12-15")?.getAttribute("aria-current")).toBe("date");
  expect(day("2026-12-13")?.textContent).toBe("13, open");
  expect(day("2026-12-14")?.textContent).toBe("14, closed");
  expect(container.textContent).toContain("closed on Mon");

  step("Next")?.focus();
  await click(step("Next"));
  expect(month()).toBe("January 2027");
  expect(day("2027-01-18")?.textContent).toBe("18");
  expect(step("Next")?.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(step("Next"));
  await click(step("Next"));
  expect(month()).toBe("January 2027");
});
