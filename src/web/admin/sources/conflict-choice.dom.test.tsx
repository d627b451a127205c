import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { SourceChange } from "#contract/admin-sources.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { ChangeGroups } from "./change-groups.tsx";
import { applicationOf, NO_REVIEW, type Review } from "./review.ts";

const CONFLICT: SourceChange = {
  id: 5,
  kind: "conflict",
  state: "open",
  line: 12,
  eventId: "9",
  title: "Glass Orchestra live",
  date: "2026-11-21",
  time: "20:00",
  venue: "Copper Hall",
  isNewVenue: false,
  fields: { title: "here", start: "here", description: "source" },
  said: { name: "Glass Orchestra live", date: "2026-11-21", time: "20:00", description: "Come!" },
  here: { name: "Glass Orchestra (sold out)", date: "2026-11-21", time: "19:30", venue: "Copper Hall" },
  problem: null,
};
const NEW: SourceChange = {
  ...CONFLICT,
  id: 6,
  kind: "new",
  title: "Cellos After Dark",
  eventId: null,
  fields: null,
  here: null,
};

/** A review of these rows; `sent` is what applying it would send. */
async function review(...rows: SourceChange[]) {
  let chosen: Review = NO_REVIEW;
  function Rows() {
    const [state, setState] = useState(NO_REVIEW);
    chosen = state;
    return <ChangeGroups rows={rows} counts={{}} review={state} onReview={setState} />;
  }
  const container = await mount(<Rows />);
  const side = (field: string, which: "Here" | "The source says") => {
    const group = [...container.querySelectorAll("fieldset")].find(
      (each) => each.querySelector("legend")?.textContent === field,
    )!;
    const label = [...group.querySelectorAll("label")].find((each) => each.textContent!.startsWith(which))!;
    return { label, input: label.querySelector("input")! };
  };
  return { container, side, sent: () => applicationOf(rows, chosen) };
}

describe("SRC-53 a conflict", () => {
  it("shows both sides of each field, and takes the source's news where nothing was changed here", async () => {
    const { side, container } = await review(CONFLICT);
    expect(side("Title", "Here").label.textContent).toContain("Glass Orchestra (sold out)");
    expect(side("Start", "The source says").label.textContent).toContain("21.11.2026 20:00");
    expect(side("Title", "Here").input.checked).toBe(false);
    expect(side("Description", "The source says").input.checked).toBe(true);
    expect(container.textContent).toContain("Not decided yet.");
  });

  it("waits until each field is chosen, while clear rows are applied", async () => {
    const { side, sent } = await review(CONFLICT, NEW);
    // Without a list, all that is clear is applied.
    expect(sent()).toEqual({ choices: [] });
    await click(side("Title", "Here").input);
    expect(sent()).toEqual({ rows: [6], choices: [] });
    await click(side("Start", "The source says").input);
    expect(sent()).toEqual({
      rows: [5, 6],
      choices: [{ row: 5, fields: { title: "here", start: "source", description: "source" } }],
    });
  });

  it("is decided as a whole by one button", async () => {
    const { container, sent } = await review(CONFLICT);
    const keep = [...container.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Keep everything from here",
    );
    await click(keep);
    expect(sent().choices).toEqual([
      { row: 5, fields: { title: "here", start: "here", description: "here" } },
    ]);
  });

  it("does not apply rows whose tick was taken away", async () => {
    const { container, sent } = await review(NEW);
    await click(container.querySelector('[aria-label="Apply Cellos After Dark"]'));
    expect(sent().rows).toEqual([]);
  });
});
