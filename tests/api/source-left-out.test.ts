import { beforeEach, describe, expect, it } from "vitest";
import { HealthReport } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mailerFor } from "#tests/support/mailing.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const TOKEN = "a-token-of-operators";
const { account, admin, app, clock, database, world } = await startAdmin({
  PRIVATE_NETWORK: "allow",
  METRICS_TOKEN: TOKEN,
});
const sources = sourceCalls(admin);
let town: Awaited<ReturnType<typeof startSourceServer>>;
let sent: Awaited<ReturnType<typeof startMailServer>>;
let mailer: ReturnType<typeof mailerFor>;

await world.addVenue({ name: "House" });
const boris = await signedIn(database, undefined, "Boris");
await database.pool.query("update users set language = 'de' where id = $1", [boris.id]);

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  await database.pool.query("delete from sources");
  town = await startSourceServer();
  sent = await startMailServer();
  mailer = mailerFor(database, { SMTP_URL: sent.url, SITE_NAME: "Townwide" }, clock);
});

const jam = (day: number, location = "House") => [
  `UID:${day}`,
  `SUMMARY:Jam ${day}`,
  `DTSTART:202703${String(day).padStart(2, "0")}T180000Z`,
  ...(location ? [`LOCATION:${location}`] : []),
];
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** A calendar of ten, so many of which name no venue. */
const put = (homeless: number) =>
  town.put("/town.ics", calendar(...days(1, 10).map((day) => jam(day, day <= homeless ? "" : "House"))));
const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
const add = async () => (await sources.add({ name: "Town", url: `${town.origin}/town.ics`, ...place })).id;
async function mails() {
  await mailer.sendDue();
  return sent.received
    .splice(0)
    .map(({ to, mail }) => ({ to, subject: mail.subject ?? "", text: mail.text ?? "" }))
    .sort((a, b) => a.to.localeCompare(b.to));
}
const health = async () => (await admin.read(routes.adminHealth, {}, HealthReport)).checks.sources;
async function gauge(): Promise<string | undefined> {
  const answer = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  return answer.body.match(/^sources_left_out.* (\d+)$/m)?.[1];
}

describe("SRC-343 a source whose rows are left out is not well", () => {
  it("although nothing came through on its first run: state, health, metrics and mail say how many, and why", async () => {
    put(10);
    const id = await add();
    await sources.run(id);
    const shown = await sources.show(id);
    expect(shown).toMatchObject({ health: "partial", events: 0, problem: null });
    expect(shown.leftOut).toEqual({
      rows: 10,
      of: 10,
      reasons: [
        {
          rows: 10,
          problem: expect.objectContaining({
            message: "It doesn’t name a venue. Choose one for rows without a venue.",
          }),
        },
      ],
    });
    expect(await health()).toMatchObject({
      state: "warning",
      failing: 0,
      leftOut: 1,
      worst: { id, name: "Town", problem: { code: "rowNoVenueChooseOne" } },
    });
    expect(await gauge()).toBe("1");
    const [ada, german] = await mails();
    expect(ada?.subject).toBe("Rows left out: Town");
    expect(ada?.text).toContain("all 10 rows were left out");
    expect(ada?.text).toContain("10 × It doesn’t name a venue");
    expect(german?.subject).toBe("Zeilen ausgelassen: Town");
  });

  it("and is told again only when clearly more is left out; well again where all come through", async () => {
    put(2);
    const id = await add();
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({
      health: "partial",
      events: 8,
      leftOut: { rows: 2, of: 10 },
    });
    const [ada, ...others] = await mails();
    expect(ada?.text).toContain("left out 2 of 10 rows");
    expect(others).toHaveLength(1);
    put(3);
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ leftOut: { rows: 3 } });
    expect(await mails()).toEqual([]);
    put(6);
    clock.nowMs += 3_600_000;
    await sources.run(id);
    expect(await mails()).toHaveLength(2);
    put(0);
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ health: "ok", leftOut: null });
    expect(await health()).toMatchObject({ state: "good", leftOut: 0, worst: null });
    expect(await gauge()).toBe("0");
    expect(await mails()).toEqual([]);
  });

  it("also after runs that found nothing new, until its venue is chosen", async () => {
    put(4);
    const id = await add();
    for (let times = 0; times < 2; times++) await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ health: "partial", leftOut: { rows: 4 } });
    const edited = await app.inject({
      method: "PATCH",
      url: `${routes.adminSources}/${id}`,
      payload: { venue: "house" },
      headers: { cookie: account.cookie, "sec-fetch-site": "same-origin" },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ health: "ok", leftOut: null, events: 10 });
  });
});
