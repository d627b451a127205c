import { beforeEach, describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { signedIn, startAdmin } from "#tests/support/admin.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mailerFor } from "#tests/support/mailing.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

const { admin, clock, database, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const sources = sourceCalls(admin);
const DAY = 86_400_000;
const ICS = calendar(
  ...[1, 2, 3, 4, 5, 6].map((day) => [`UID:${day}`, `SUMMARY:Jam ${day}`, `DTSTART:2027030${day}T180000Z`]),
);
let town: Awaited<ReturnType<typeof startSourceServer>>;
let sent: Awaited<ReturnType<typeof startMailServer>>;
let mailer: ReturnType<typeof mailerFor>;
let id = 0;
let tests = 0;

await world.addVenue({ name: "House" });
const boris = await signedIn(database, undefined, "Boris");
await signedIn(database, "user", "Clara");
await database.pool.query("update users set language = 'bg' where id = $1", [boris.id]);

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  town = await startSourceServer();
  sent = await startMailServer();
  mailer = mailerFor(database, { SMTP_URL: sent.url, SITE_NAME: "Townwide" }, clock);
  town.put("/town.ics", ICS);
  const place = { country: "Bulgaria", city: "Sofia", category: "concert", venue: "house" };
  ({ id } = await sources.add({ name: `Town ${++tests}`, url: `${town.origin}/town.ics`, ...place }));
  await sources.run(id);
});

const breakDown = () => town.put("/town.ics", { body: "", status: 503 });
/** Mails since the last call, in the order of their readers. */
async function mails() {
  await mailer.sendDue();
  return sent.received
    .splice(0)
    .map(({ to, mail }) => ({ to, subject: mail.subject ?? "", text: mail.text ?? "" }))
    .sort((a, b) => a.to.localeCompare(b.to));
}
const subjects = async () => (await mails()).map(({ subject }) => subject);

describe("SRC-71 administrators get a mail", () => {
  it("once when a source begins to fail, and when it works again, in their language", async () => {
    expect(await mails()).toEqual([]);
    breakDown();
    for (let times = 0; times < 3; times++) await sources.run(id);
    const [ada, bg, ...others] = await mails();
    expect(others).toEqual([]);
    expect(ada).toMatchObject({ to: expect.stringMatching(/^ada-/), subject: `Failing: Town ${tests}` });
    expect(ada?.text).toContain("The server responded with status 503.");
    expect(ada?.text).toContain(`${urls.adminView("sources")}?source=${id}`);
    expect(bg).toMatchObject({
      to: expect.stringMatching(/^boris-/),
      subject: `Неуспешно четене: Town ${tests}`,
    });
    expect(bg?.text).toContain("Сървърът отговори с код 503.");
    town.put("/town.ics", ICS);
    for (let times = 0; times < 2; times++) await sources.run(id);
    expect(await subjects()).toEqual([`Working again: Town ${tests}`, `Отново работи: Town ${tests}`]);
  });

  it("when it was stopped after ten days of failure; a run that succeeds resumes it", async () => {
    breakDown();
    await sources.run(id);
    await subjects();
    clock.nowMs += 9 * DAY;
    await sources.run(id);
    expect(await subjects()).toEqual([]);
    clock.nowMs += 2 * DAY;
    for (let times = 0; times < 2; times++) await sources.run(id);
    expect(await subjects()).toEqual([`Stopped: Town ${tests}`, `Спрян източник: Town ${tests}`]);
    expect(await sources.show(id)).toMatchObject({ state: "stopped" });
    town.put("/town.ics", ICS);
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ state: "active", health: "ok", problem: null });
    expect(await subjects()).toHaveLength(2);
  });

  it("when more than a third is gone at once: then it is failing until that is over", async () => {
    town.put("/town.ics", calendar(["UID:1", "SUMMARY:Jam 1", "DTSTART:20270301T180000Z"]));
    for (let times = 0; times < 2; times++)
      expect(await sources.run(id)).toMatchObject({ state: "done", counts: { withdrawn: 0 } });
    expect(await sources.show(id)).toMatchObject({
      health: "failing",
      problem: { code: "sourceLostTooMuch" },
    });
    const [ada, ...others] = await mails();
    expect(ada?.text).toContain("5 of 6 events have disappeared, so nothing was withdrawn.");
    expect(others).toHaveLength(1);
    clock.nowMs += 11 * DAY;
    await sources.run(id);
    expect(await sources.show(id)).toMatchObject({ state: "active", health: "failing" });
    town.put("/town.ics", ICS);
    await sources.run(id);
    expect(await subjects()).toHaveLength(2);
  });

  it("together with the state that it tells of, or neither", async () => {
    breakDown();
    await database.pool.query("alter table outbox rename to outbox_away");
    try {
      const answer = await admin.post(routes.runSource.replace(":id", String(id)), {});
      expect(answer.statusCode).toBe(500);
    } finally {
      await database.pool.query("alter table outbox_away rename to outbox");
    }
    expect(await sources.show(id)).toMatchObject({ failingSince: null });
    clock.nowMs += 120_000;
    await sources.run(id);
    expect(await subjects()).toHaveLength(2);
  });

  it("about none that is a file, which is refused right where it is sent", async () => {
    const file = await sources.add({ name: "File", url: null, every: null });
    const query = routes.runSource.replace(":id", String(file.id));
    expect((await admin.send(query, {}, "no events", "application/octet-stream")).json().state).toBe(
      "failed",
    );
    expect(await subjects()).toEqual([]);
  });
});
