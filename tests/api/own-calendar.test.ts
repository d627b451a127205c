import { describe, expect, it } from "vitest";
import { OwnCalendar } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";

const { app, clock, database, member, world } = await startAccounts();
const hall = await world.addVenue({ timeZone: "UTC" });
const concert = String(await world.addEvent(hall, { name: "Winter Strings" }));
const anna = await member("Anna");

async function newAddress(browser = anna.browser): Promise<string> {
  const answer = await browser.post(routes.ownCalendar, {});
  expect(answer.statusCode, answer.body).toBe(200);
  const { url } = OwnCalendar.parse(answer.json());
  expect(url).toMatch(new RegExp(`^${SITE}/feeds/own/[\\w-]{43}\\.ics$`));
  return url.slice(SITE.length);
}

describe("FAV-20 a user's own calendar", () => {
  it("holds the favourites, and tells when one is cancelled", async () => {
    const address = await newAddress();
    const calendar = async () => (await app.inject(address)).body;
    expect(await calendar()).not.toContain("BEGIN:VEVENT");
    await anna.browser.post(routes.addFavorite, { id: concert });
    expect(await calendar()).toMatch(/SUMMARY:Winter Strings\r\n/);
    await database.pool.query("update events set status = 'cancelled' where id = $1", [concert]);
    expect(await calendar()).toMatch(/STATUS:CANCELLED\r\n/);
    expect((await app.inject(address)).headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
    });
  });

  it("is at a secret address alone, which ends when it is replaced or revoked", async () => {
    const first = await newAddress();
    const second = await newAddress();
    expect((await app.inject(first)).statusCode).toBe(404);
    expect((await app.inject(second)).statusCode).toBe(200);
    const revoked = await anna.browser.delete(routes.ownCalendar);
    expect(revoked.statusCode).toBe(204);
    expect((await app.inject(second)).statusCode).toBe(404);
    const { rows } = await database.pool.query("select * from own_calendars");
    expect(rows).toEqual([]);
  });

  it("SEC-285 gets a new address after a fresh sign-in or with the password", async () => {
    const boris = await member("Boris");
    const address = await newAddress(boris.browser);
    clock.nowMs += 86_400_000;
    const renew = (body: object) => boris.browser.post(routes.ownCalendar, body);
    expect((await renew({})).json().code).toBe("currentNeeded");
    expect((await renew({ password: "guessed at" })).json().code).toBe("currentWrong");
    expect((await app.inject(address)).statusCode).toBe(200);
    expect((await renew({ password: boris.password })).statusCode).toBe(200);
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  it("is for signed-in users alone", async () => {
    expect((await app.inject({ method: "POST", url: routes.ownCalendar })).statusCode).toBe(401);
    expect((await app.inject("/feeds/own/guessed.ics")).statusCode).toBe(404);
  });
});
