import { routes } from "#contract/urls.ts";
import { ADMIN } from "#tests/browser/support/accounts.ts";
import { KEYS, SPACE } from "./drivers/driver.ts";
import { expect, test } from "./engine-test.ts";
import { chip, LIST, openMap, ROW, send, skipTo, someEvent } from "./live-world.ts";
import { button, field, type Visitor } from "./visitor.ts";

/** The questions of a visitor (JRN-01 to JRN-06; JRN-02 in map.test.ts), answered without a pointer. */

async function openFirstVenue(visitor: Visitor): Promise<void> {
  await skipTo(visitor, "the venues");
  await visitor.waitForFocus(LIST);
  await visitor.walkTo(ROW);
  await visitor.press(KEYS.enter);
  await visitor.waitForAddress(/venue=\d+/);
}

test("A11Y-273 JRN-01 tonight near a place, by keyboard alone", async ({ visitor }) => {
  await openMap(visitor);
  await skipTo(visitor, "the venues");
  await visitor.press("/");
  await visitor.waitForFocus(field("Search events and venues"));
  await visitor.press("Plovdiv");
  await visitor.waitFor({ css: "section[aria-busy=false] li button" });
  await visitor.press(KEYS.enter);
  await visitor.waitForAddress(/at=42\.1\d+%2C24\.7\d+/);
  await visitor.walkTo(chip("Tonight"));
  await visitor.press(SPACE);
  await visitor.waitForPressed(chip("Tonight"));
  await visitor.waitForAddress(/when=tonight/);
});

test("A11Y-273 JRN-03 what is on at a venue, by keyboard alone", async ({ visitor }) => {
  await openMap(visitor);
  await openFirstVenue(visitor);
  await visitor.waitForFocus({ css: "[data-panel-heading]" });
  await visitor.waitFor({ css: "section", name: "Upcoming Events" });
  await visitor.press(KEYS.escape);
  await visitor.waitForFocus(ROW);
  await visitor.press(KEYS.down);
  await visitor.waitForFocus(ROW);
  await visitor.press(KEYS.enter);
  await visitor.waitForAddress(/venue=\d+/);
});

test("A11Y-273 JRN-04 remind me, by keyboard alone", async ({ visitor, engineName }) => {
  await visitor.goto("/terms");
  await send(visitor, routes.signIn, ADMIN);
  // Others than those of the journeys with a pointer.
  const { event, path } = await someEvent(3 + ["chromium", "firefox", "webkit"].indexOf(engineName));
  await send(visitor, routes.removeFavorite, { id: event._id });
  await visitor.goto(path);
  await visitor.walkTo(button("Remind me"));
  await visitor.press(SPACE);
  await visitor.waitForPressed(button("Remind me"));
  await send(visitor, routes.logout, {});
});

test("A11Y-273 JRN-05 send it to a friend, by keyboard alone", async ({ visitor }) => {
  await openMap(visitor);
  await skipTo(visitor, "the filters");
  await visitor.walkTo(button("Share this view"));
  await visitor.press(SPACE);
  await visitor.waitFor({ css: "dialog[open] h2", name: "Share this view" });
  const link = field("Link");
  await visitor.walkTo(link);
  expect((await visitor.waitFor(link)).value).toMatch(/\/map\?.*at=42\.69/);
  await visitor.press(KEYS.escape);
  await visitor.waitForFocus(button("Share this view"));
});

test("A11Y-273 JRN-06 only what is new, by keyboard alone", async ({ visitor }) => {
  await openMap(visitor);
  const id = await visitor.call((css) => document.querySelector<HTMLElement>(css)?.dataset.venue, ROW.css);
  await visitor.call((seen) => {
    const nowS = Math.floor(Date.now() / 1000);
    localStorage.setItem("seen", JSON.stringify({ venues: [[seen, nowS]], lastActiveS: nowS }));
  }, id);
  await openMap(visitor);
  const toggle = button("Hide viewed (1)");
  await skipTo(visitor, "the venues");
  await visitor.walkTo(toggle);
  await visitor.press(SPACE);
  await visitor.until("the opened venue to go", () =>
    visitor.call((seen) => !document.querySelector(`[data-venue="${seen}"]`), id),
  );
  await visitor.waitFor(button("Show viewed (1)"));
  await visitor.call(() => localStorage.removeItem("seen"));
});
