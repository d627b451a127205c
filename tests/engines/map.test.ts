import { KEYS, SPACE } from "./drivers/driver.ts";
import { expect, test } from "./engine-test.ts";
import { chip, LIST, openMap, skipTo } from "./live-world.ts";
import { button, field } from "./visitor.ts";

/** What needs the map itself: how it is drawn, and its keys. The other journeys are made without it in Chromium. */
test.use({ drawsMap: true });

test("BRO-06 WEB-47 map: it is drawn by the library without its unused parts, and its buttons move it", async ({
  visitor,
}) => {
  await openMap(visitor);
  await visitor.waitFor({ css: "canvas.maplibregl-canvas" });
  await visitor.waitForAddress(/at=42\.69770%2C23\.32190%2C13\b/);
  await visitor.click(button("Zoom out"));
  await visitor.waitForAddress(/at=42\.69\d+%2C23\.32\d+%2C12\b/);
});

test("A11Y-273 JRN-02 free things this weekend with kids, by keyboard alone", async ({ visitor }) => {
  await openMap(visitor);
  await skipTo(visitor, "the filters");
  await visitor.waitForFocus(chip("Tonight"));
  await visitor.walkTo(chip("This weekend"), KEYS.right);
  await visitor.press(SPACE);
  await visitor.waitForAddress(/from=\d{4}-\d\d-\d\d/);
  await visitor.press("f");
  await visitor.waitFor({ css: "dialog[open]", name: "Filters" });
  const inPanel = (name: string) => ({ css: "dialog[open] button", name });
  await visitor.walkTo(inPanel("Free"));
  await visitor.press(SPACE);
  await visitor.waitForPressed(inPanel("Free"));
  await visitor.walkTo(inPanel("Family"));
  await visitor.press(SPACE);
  await visitor.waitForAddress(/free=true.*tags=family/);
  await visitor.press(KEYS.escape);
  await visitor.until("a closed panel", () => visitor.call(() => !document.querySelector("dialog[open]")));
});

test("A11Y-268 the keys are listed by ?, can be switched off, and never count while something is typed", async ({
  visitor,
}) => {
  await openMap(visitor);
  await skipTo(visitor, "the venues");
  await visitor.waitForFocus(LIST);
  await visitor.press("?");
  await visitor.waitFor({ css: "dialog[open] h2", name: "Keyboard shortcuts" });
  await visitor.walkTo({ css: "dialog[open] input[type=checkbox]" });
  await visitor.press(" ");
  await visitor.press(KEYS.escape);
  await visitor.until("a closed dialog", () => visitor.call(() => !document.querySelector("dialog[open]")));
  // Not "/", with which Firefox opens a search of its own.
  await visitor.press("f");
  expect(await visitor.call(() => document.querySelector("dialog[open]") === null)).toBe(true);
  await visitor.walkTo(field("Search events and venues"));
  await visitor.press("f?");
  await visitor.waitFor(field("Search events and venues"), ({ value }) => value === "f?");
  expect(await visitor.call(() => document.querySelector("dialog[open]") === null)).toBe(true);
  await visitor.call(() => localStorage.removeItem("map-keys-off"));
});
