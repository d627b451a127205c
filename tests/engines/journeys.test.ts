import { routes, urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { ADMIN, CONFIRM_LINK, mailedPath, stranger } from "#tests/browser/support/accounts.ts";
import { KEYS } from "./drivers/driver.ts";
import { expect, test } from "./engine-test.ts";
import { LIST, openMap, ROW, send, someEvent } from "./live-world.ts";
import { button, field, heading, link, option } from "./visitor.ts";

test("BRO-06 landing: the first page leads to the map", async ({ visitor }) => {
  await visitor.goto("/");
  expect(await visitor.text({ css: "h1" })).toBe("Navigate the World of Events");
  await visitor.click(link("GO TO THE MAP"));
  await visitor.waitForAddress(/^\/map/);
  await visitor.waitFor(LIST, ({ text }) => /\d/.test(text));
});

test("BRO-06 filter: a chip narrows the list", async ({ visitor }) => {
  await openMap(visitor);
  const all = await visitor.text(LIST);
  await visitor.click(button("Concert"));
  await visitor.waitForPressed(button("Concert"));
  await visitor.waitForAddress(/categories=concert/);
  await visitor.waitFor(LIST, ({ text }) => text !== all);
});

test("BRO-06 filter panel: a country is found by typing; Escape closes its list, then the panel", async ({
  visitor,
}) => {
  await openMap(visitor);
  await visitor.click(button("Filters"));
  await visitor.type(field("Country"), "Portug");
  await visitor.waitFor(option("Portugal"));
  await visitor.press(KEYS.enter);
  await visitor.waitForAddress(/country=Portugal/);
  // The foot grows where nothing is in view, and its new buttons take the place of the field.
  await visitor.waitFor({ css: "dialog footer button", name: "worldwide" });
  const has = (css: string) => visitor.call((wanted) => document.querySelector(wanted) !== null, css);
  await visitor.click(field("Country"));
  // The days of the timeline are options as well.
  await visitor.until("an open list", () => has("dialog [role=option]"));
  await visitor.press(KEYS.escape);
  await visitor.until("a closed list", async () => !(await has("dialog [role=option]")));
  expect(await has("dialog[open]")).toBe(true);
  await visitor.press(KEYS.escape);
  await visitor.until("a closed panel", async () => !(await has("dialog[open]")));
});

test("BRO-06 search: what is typed is found, and opens its venue", async ({ visitor }) => {
  await openMap(visitor);
  await visitor.type(field("Search events and venues"), "jazz");
  await visitor.waitFor(heading("“jazz”"));
  await visitor.click({ css: "section[aria-busy=false] li button" });
  await visitor.waitForAddress(/venue=\d+/);
});

test("BRO-06 venue: its row opens it, Escape closes it", async ({ visitor }) => {
  await openMap(visitor);
  await visitor.click(ROW);
  await visitor.waitFor({ css: "section", name: "Upcoming Events" });
  await visitor.press(KEYS.escape);
  await visitor.waitFor(ROW);
});

test("BRO-06 event: its page is complete", async ({ visitor }) => {
  const { event, path } = await someEvent();
  await visitor.goto(path);
  expect(await visitor.text({ css: "h1" })).toContain(event.name);
  await visitor.waitFor(link("Go to the map"));
});

test("BRO-06 sign-up: a form, a mailed link, a session", async ({ visitor }) => {
  const person = stranger();
  await visitor.goto(urls.login);
  await visitor.click(link("Sign Up"));
  await visitor.type(field("First name"), person.forename);
  await visitor.type(field("Last name"), person.surname);
  await visitor.type(field("Email"), person.email);
  await visitor.type(field("Password"), person.password);
  const repeated = field("Confirm password");
  if (await visitor.call((css) => document.querySelectorAll(css).length > 1, "input[type=password]"))
    await visitor.type(repeated, person.password);
  await visitor.click(button("Sign Up"));
  await visitor.goto(await mailedPath(person.email, CONFIRM_LINK, process.env.LIVE_MAILS));
  await visitor.type(field("Email"), person.email);
  await visitor.type(field("Password"), person.password);
  await visitor.click(button("Sign In"));
  await visitor.until("a session", () => visitor.call(() => !location.pathname.startsWith("/login")));
  await visitor.goto(urls.profile);
  await visitor.waitFor({ css: "main", name: person.email });
});

test("BRO-06 favourite and reminder: both are kept", async ({ visitor, engineName }) => {
  await visitor.goto("/terms");
  await send(visitor, routes.signIn, ADMIN);
  // Engines run at the same time and are the same person: each has an event of its own.
  const { event, path } = await someEvent(["chromium", "firefox", "webkit"].indexOf(engineName));
  await send(visitor, routes.removeFavorite, { id: event._id });
  await visitor.goto(path);
  await visitor.click(button("Favorite"));
  await visitor.waitForPressed(button("Favorite"));
  await visitor.click(button("Remind me"));
  await visitor.waitForPressed(button("Remind me"));
  await visitor.goto(urls.myFavorites);
  await visitor.waitFor(link(event.name));
});

test("BRO-06 add an event: the administrator's form publishes it", async ({ visitor }) => {
  await visitor.goto("/terms");
  await send(visitor, routes.signIn, ADMIN);
  const title = `Engine evening ${Date.now().toString(36)}`;
  await visitor.goto(urls.admin);
  for (const [label, text] of [
    ["Country", "Bulgaria"],
    ["City", "Sofia"],
  ] as const) {
    await visitor.type(field(label), text);
    await visitor.click(option(text));
  }
  await visitor.click(field("Venue"));
  await visitor.click({ css: "[role=option]" });
  await visitor.type(field("Title"), title);
  await visitor.fill(field("Date"), new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10));
  await visitor.fill(field("Time"), "20:00");
  await visitor.click(button("Add"));
  await visitor.waitFor({ css: "[role=dialog], dialog", name: "Successfully Submitted" });
  const found = await fetch(process.env.LIVE_URL + urls.search(title, 1));
  expect(await found.text()).toContain(title);
});

test("BRO-06 offline: what was seen can be seen again", async ({ visitor, gate }) => {
  await visitor.goto("/terms");
  await send(visitor, routes.logout, {});
  const seen = await visitor.text({ css: "h1" });
  // A worker keeps the pages that it brings: the first one came before it.
  await visitor.until("the worker", () => visitor.call(() => navigator.serviceWorker.controller !== null));
  await visitor.goto("/terms");
  await visitor.until("the page to be kept", () =>
    visitor.call(async () => {
      const kept = await (await caches.open("pages")).keys();
      return kept.some(({ url }) => url.endsWith("/terms"));
    }),
  );
  try {
    gate.become("shut");
    await visitor.goto("/terms");
    expect(await visitor.text({ css: "h1" })).toBe(seen);
    await visitor.goto("/team");
    expect(await visitor.text({ css: "h1" })).toBe("You’re offline.");
  } finally {
    gate.become("open");
  }
  await visitor.goto("/team");
  await visitor.waitFor({ css: "h1" }, ({ text }) => text !== "You’re offline.");
});
