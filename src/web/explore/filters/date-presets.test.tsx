import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { FilterContext } from "#web/map-view/map-filter.ts";
import { DatePresets } from "./date-presets.tsx";

it("FIL-01 the presets beside the calendar go on from the chips of the next days, this one before the next one", () => {
  const html = renderToString(
    <FilterContext value={{ filter: {}, setFilter: () => {}, clearFilters: () => {} }}>
      <DatePresets />
    </FilterContext>,
  );
  expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name)).toEqual([
    "This Week",
    "Next Week",
    "This Month",
    "Next Month",
    "This Year",
    "Next Year",
  ]);
});
