import { expect, it, vi } from "vitest";
import { openExplore } from "#tests/support/explore-screen.tsx";
import { click } from "#tests/support/mount.ts";
import { QuickFilters } from "./quick-filters.tsx";
import { localDate } from "./visitor-calendar.ts";

it("MAP-53 the chips of days ask the browser for no calendar, and choose the visitor's own days", async () => {
  const calendars = vi.spyOn(Intl, "Locale");
  const { button, filter } = await openExplore(<QuickFilters />, "");
  await click(button("Today"));
  const today = localDate(new Date());
  expect(filter()).toMatchObject({ from: today, to: today });
  expect(calendars).not.toHaveBeenCalled();
  calendars.mockRestore();
});
