import { expect, it } from "vitest";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { PinLegend } from "./pin-legend.tsx";

it("MAP-41 the legend explains the pins until it is closed, once per browser", async () => {
  localStorage.clear();
  const screen = await mount(<PinLegend />);
  const legend = screen.querySelector("section")!;
  expect(legend.getAttribute("aria-label")).toBe("What the pins mean");
  expect([...legend.querySelectorAll("[data-look]")].map((look) => look.textContent)).toEqual([
    "Tonight",
    "This week",
    "Later",
  ]);
  await click(legend.querySelector('[aria-label="Close the legend"]'));
  expect(screen.textContent).toBe("");
  expect((await mount(<PinLegend />)).textContent).toBe("");
});
