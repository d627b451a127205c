import { describe, expect, it } from "vitest";
import { CurrentUser } from "#contract/account.ts";
import { Favorites } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import { type Browser, startAccounts } from "#tests/support/accounts.ts";
import { NOON } from "#tests/support/app.ts";

const { clock, database, member, visitor, world } = await startAccounts();
const DAY_MS = 86_400_000;
const hall = await world.addVenue({ timeZone: "UTC" });
const [concert, recital] = await Promise.all(
  ["Winter Strings", "Spring Recital"].map(async (name) => String(await world.addEvent(hall, { name }))),
);
const STARTS_AT = Date.parse("2026-12-12T20:00:00Z");
const anna = await member("Anna");

async function change(browser: Browser, route: string, payload: object) {
  const answer = await browser.post(route, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return Favorites.parse(answer.json());
}
const refused = async (route: string, payload: object, browser = anna.browser) => {
  const answer = await browser.post(route, payload);
  return [answer.statusCode, answer.json().error];
};
const listOf = async (browser: Browser) =>
  CurrentUser.parse((await browser.get(routes.currentUser)).json()).favorites;

describe("API-15 favourites", () => {
  it("FAV-01 are added and removed, each time with the list that is left", async () => {
    const { browser, id } = await member("Boris");
    const plain = { event: concert, reminder: false };
    expect(await change(browser, routes.addFavorite, { id: concert, user: id, expiresAt: 1 })).toEqual([
      plain,
    ]);
    expect(await change(browser, routes.addFavorite, { id: recital })).toEqual([
      plain,
      { event: recital, reminder: false },
    ]);
    expect(await listOf(browser)).toHaveLength(2);
    expect(await change(browser, routes.removeFavorite, { id: recital, user: id })).toEqual([plain]);
    expect(await listOf(browser)).toEqual([plain]);
    expect(await listOf(anna.browser)).toEqual([]);
  });

  it("API-241 are changed by HTML forms of both encodings, and by ids that are numbers", async () => {
    const { browser } = await member("Emil");
    const encoded = (form: Record<string, string>) => new URLSearchParams(form);
    const multipart = (form: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(form)) data.set(name, value);
      return data;
    };
    const send = async (route: string, body: FormData | URLSearchParams) => {
      const sent = new Response(body);
      const headers = { "content-type": sent.headers.get("content-type")! };
      const answer = await browser.post(route, Buffer.from(await sent.arrayBuffer()), headers);
      expect(answer.statusCode, answer.body).toBe(200);
      return Favorites.parse(answer.json());
    };
    for (const encode of [encoded, multipart]) {
      const id = concert!;
      expect(await send(routes.addFavorite, encode({ id }))).toEqual([{ event: id, reminder: false }]);
      const reminded = await send(routes.favoriteReminder, encode({ id, reminder: "true" }));
      expect(reminded).toEqual([{ event: id, reminder: true }]);
      const quiet = await send(routes.favoriteReminder, encode({ id, reminder: "false" }));
      expect(quiet).toEqual([{ event: id, reminder: false }]);
      expect(await send(routes.removeFavorite, encode({ id }))).toEqual([]);
    }
    expect(await change(browser, routes.addFavorite, { id: Number(recital) })).toEqual([
      { event: recital, reminder: false },
    ]);
    expect(await change(browser, routes.removeFavorite, { id: Number(recital) })).toEqual([]);
  });

  it("can be added and removed again without harm", async () => {
    const { browser } = await member("Clara");
    await change(browser, routes.favoriteReminder, { id: concert, reminder: true });
    expect(await change(browser, routes.addFavorite, { id: concert })).toEqual([
      { event: concert, reminder: true },
    ]);
    await change(browser, routes.removeFavorite, { id: concert });
    expect(await change(browser, routes.removeFavorite, { id: concert })).toEqual([]);
  });

  it("belong to who is signed in, whoever the request names", async () => {
    const { id } = await member("Dora");
    for (const route of [routes.addFavorite, routes.removeFavorite])
      expect(await refused(route, { id: concert, user: id })).toEqual([
        403,
        "You can only change your own favorites.",
      ]);
    expect(await refused(routes.favoriteReminder, { id: concert, user: id, reminder: true })).toEqual([
      403,
      "You can only change your own favorites.",
    ]);
    expect(await refused(routes.addFavorite, { id: concert }, visitor())).toEqual([401, "Please sign in."]);
    expect(await listOf(anna.browser)).toEqual([]);
  });

  it.each([
    [{ id: "2147483647" }, 404, "This event doesn’t exist."],
    [{ id: "9999999999" }, 400, "id must be the id of an event."],
    [{ id: "1 or 1=1" }, 400, "id must be the id of an event."],
    [{ id: 7.5 }, 400, "id must be the id of an event."],
    [{}, 400, "id must be the id of an event."],
  ])("say what is wrong with %j", async (payload, status, error) => {
    expect(await refused(routes.addFavorite, payload)).toEqual([status, error]);
  });

  it("are upcoming or ongoing when they are added, and stay when they are over", async () => {
    clock.nowMs = STARTS_AT + DAY_MS - 1;
    const { browser: late } = await member("Emil");
    await change(late, routes.addFavorite, { id: concert });
    clock.nowMs = STARTS_AT + DAY_MS;
    expect(await refused(routes.addFavorite, { id: concert }, late)).toEqual([404, "This event has ended."]);
    expect(await listOf(late)).toHaveLength(1);
    expect(await change(late, routes.removeFavorite, { id: concert })).toEqual([]);
    clock.nowMs = NOON;
  });

  it("go with an event that is deleted", async () => {
    const { browser } = await member("Fani");
    const gone = await world.addEvent(hall, { name: "Cancelled Evening" });
    await change(browser, routes.addFavorite, { id: String(gone) });
    await world.deleteEvent(gone);
    expect(await listOf(browser)).toEqual([]);
  });

  it("are a thousand at most", async () => {
    const { browser, id } = await member("Greta");
    await database.pool.query(
      `with many as (
        insert into events (venue_id, name, slug, date, time, starts_at, link, description)
        select $1, 'Night', 'night-' || n, '2026-12-12', '20:00', $2, 'https://tickets.example.org', ''
        from generate_series(1, 1000) n returning id)
      insert into favorites (user_id, event_id) select $3, id from many`,
      [hall, new Date(STARTS_AT), id],
    );
    expect(await refused(routes.addFavorite, { id: concert }, browser)).toEqual([
      409,
      "You have 1000 favorites; please remove some first.",
    ]);
    const [first] = await listOf(browser);
    expect(await change(browser, routes.favoriteReminder, { id: first!.event, reminder: true })).toHaveLength(
      1000,
    );
  });
});

describe("API-16 the reminder of a favourite", () => {
  it("REM-01 is set and cleared, and makes the event a favourite", async () => {
    const { browser } = await member("Hana");
    const set = { id: concert, reminder: true };
    expect(await change(browser, routes.favoriteReminder, set)).toEqual([{ event: concert, reminder: true }]);
    expect(await change(browser, routes.favoriteReminder, set)).toEqual([{ event: concert, reminder: true }]);
    expect(await change(browser, routes.favoriteReminder, { ...set, reminder: false })).toEqual([
      { event: concert, reminder: false },
    ]);
    expect(await change(browser, routes.favoriteReminder, { id: recital, reminder: false })).toHaveLength(1);
  });

  it("REM-02 is refused when the event starts in less than a day", async () => {
    clock.nowMs = STARTS_AT - DAY_MS + 1;
    const { browser } = await member("Ivo");
    expect(await refused(routes.favoriteReminder, { id: concert, reminder: true }, browser)).toEqual([
      409,
      "Reminders go out one day before an event, and this one starts sooner.",
    ]);
    expect(await listOf(browser)).toEqual([]);
    clock.nowMs = STARTS_AT - DAY_MS;
    expect(await change(browser, routes.favoriteReminder, { id: concert, reminder: true })).toHaveLength(1);
    clock.nowMs = NOON;
  });

  it("can still be cleared within that day", async () => {
    const { browser } = await member("Jana");
    await change(browser, routes.favoriteReminder, { id: concert, reminder: true });
    clock.nowMs = STARTS_AT - 1;
    expect(await refused(routes.favoriteReminder, { id: concert, reminder: "yes" }, browser)).toEqual([
      400,
      "reminder must be true or false.",
    ]);
    const [favorite] = await change(browser, routes.favoriteReminder, { id: concert, reminder: false });
    expect(favorite!.reminder).toBe(false);
    clock.nowMs = NOON;
  });
});
