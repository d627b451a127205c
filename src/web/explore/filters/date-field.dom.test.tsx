import { describe, expect, it } from "vitest";
import { openExplore } from "#tests/support/explore-screen.tsx";
import { click, fieldOf, fill, press } from "#tests/support/mount.ts";
import { DateField } from "./date-field.tsx";

async function open(search = "") {
  const explore = await openExplore(<DateField />, search);
  const field = fieldOf(explore.screen, "Date");
  const described = () => document.getElementById(field.getAttribute("aria-describedby") ?? "");
  return { ...explore, field, described };
}

describe("A11Y-263 the date field", () => {
  it("keeps a text that it cannot read, and says how to write a day and a range", async () => {
    const { field, described, filter } = await open();
    expect(described()?.textContent).toContain("2026-12-31 – 2027-01-02");
    const region = described();
    await fill(field, "31 December");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await press(field, "Enter");
    expect(field.value).toBe("31 December");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    // The region was there before, so that the change is spoken.
    expect(described()).toBe(region);
    expect(region?.getAttribute("aria-live")).toBe("polite");
    expect(region?.textContent).toMatch(/^We can’t read this date\. .*2026-12-31 – 2027-01-02/);
    expect(filter()).toEqual({});

    await fill(field, "2026-12-31 – 2027-01-02");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await press(field, "Enter");
    expect(filter()).toEqual({ from: "2026-12-31", to: "2027-01-02" });
    expect(field.value).toBe("2026-12-31 - 2027-01-02");
  });

  it("gives way to days that are chosen elsewhere, and is cleared by its button", async () => {
    const { screen, field, button, filter } = await open("?from=2026-12-31&to=2027-01-02");
    await fill(field, "soon");
    await press(field, "Enter");
    expect(field.value).toBe("soon");
    await click(screen.querySelector('[aria-label="Choose a date range"]'));
    await click(button("Next Year"));
    expect(field.value).toBe("2027-01-01 - 2027-12-31");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await fill(field, "later");
    await press(field, "Enter");
    await click(screen.querySelector('[aria-label="Clear date"]'));
    expect([field.value, filter()]).toEqual(["", {}]);
  });

  it("is a text field beside a button that opens the calendar; the arrow down leads into it", async () => {
    const { screen, field } = await open();
    expect(field.getAttribute("role")).toBeNull();
    const opener = screen.querySelector('button[aria-label="Choose a date range"]');
    expect(opener?.getAttribute("aria-expanded")).toBe("false");
    await press(field, "ArrowDown");
    expect(opener?.getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
    expect(document.getElementById(opener?.getAttribute("aria-controls") ?? "")).not.toBeNull();
  });
});
