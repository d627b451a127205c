import { expect, it, vi } from "vitest";
import { eventually, openExplore } from "#tests/support/explore-screen.tsx";
import { act, click, fieldOf } from "#tests/support/mount.ts";
import { ShareButton } from "./share-button.tsx";

async function opened(search: string, locale: "en" | "bg" = "en") {
  const { screen } = await openExplore(<ShareButton className={undefined} />, search, {}, locale);
  // The dialog's code comes while the button is being pressed, as far as React can tell.
  await act(async () => {
    screen.querySelector("button")?.click();
    await import("./share-dialog.tsx");
  });
  await eventually(() => screen.querySelector("dialog")?.open).toBe(true);
  const address = (label: string) => decodeURIComponent(fieldOf(screen, label).value);
  return { screen, address };
}

const FILTER = "free=true&categories=concert,party&city=Sofia";

it("SHARE-03 one dialog has the link, the calendar, the feed and the GeoJSON of a filtered view", async () => {
  const { screen, address } = await opened(`?${FILTER}`);
  const narrowed = "categories=party,concert&city=Sofia&free=true";
  expect(address("Link")).toBe(`/map?${narrowed}&at=42.70000,23.32000,14`);
  expect(address("Calendar")).toBe(`/feeds/area/23.3&42.6&23.4&42.8.ics?${narrowed}`);
  expect(address("RSS feed")).toBe(`/feeds/area/23.3&42.6&23.4&42.8.atom?${narrowed}`);
  expect(address("Map data")).toBe(`/api/geojson/23.3&42.6&23.4&42.8?${narrowed}`);
  expect(decodeURIComponent(screen.querySelector("a[href^='/embed/make']")!.getAttribute("href")!)).toBe(
    `/embed/make?${narrowed}&at=42.70000,23.32000,14`,
  );

  await click(fieldOf(screen, "Only this part of the map"));
  expect(address("Calendar")).toBe(`/feeds/all.ics?${narrowed}`);
  expect(address("Map data")).toBe(`/api/geojson/-180&-90&180&90?${narrowed}`);
});

it("SHARE-03 an address is copied by its button, and selected where the browser refuses", async () => {
  const copied: string[] = [];
  const writeText = vi.fn(async (text: string) => void copied.push(text));
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  const { screen } = await opened("");
  const copy = () => screen.querySelector('[aria-label="Copy: Calendar"]');
  await click(copy());
  expect(copied).toEqual(["/feeds/area/23.3&42.6&23.4&42.8.ics"]);
  writeText.mockRejectedValueOnce(new Error("denied"));
  await click(copy());
  const field = fieldOf(screen, "Calendar");
  await eventually(() => field.selectionEnd).toBe(field.value.length);
});

it("SHARE-03 is closed by its button, and speaks Bulgarian", async () => {
  const { screen, address } = await opened("", "bg");
  expect(address("Календар")).toContain(".ics");
  await click(screen.querySelector('[aria-label="Затваряне"]'));
  expect(screen.querySelector("dialog")).toBeNull();
});
