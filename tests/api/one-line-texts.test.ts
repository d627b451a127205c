import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { boundedFacts } from "#server/sources/formats/draft.ts";
import { startAccounts } from "#tests/support/accounts.ts";

const { database, world, member, mailTo, visitor, person } = await startAccounts();

it("SEC-281 direction overrides and line separators are taken out of titles, names, organizers and tags", async () => {
  const venueId = await world.addVenue({ name: "The Yard" });
  const { rows: known } = await database.pool.query("select slug, category from venues where id = $1", [
    venueId,
  ]);
  const { browser, id } = await member("Milo");
  await database.pool.query("update users set role = 'moderator' where id = $1", [id]);
  const sent = await browser.post(routes.submissions, {
    venue: `${known[0].category}/${known[0].slug}`,
    category: known[0].category,
    title: "Concert \u202egpj.exe",
    date: "2026-12-01",
    time: "19:00",
    organizer: "\u2066Swing\u2069 Club",
    tags: "jazz\u2028night",
    room: "Hall\u202e 2",
  });
  expect(sent.json(), sent.body).toMatchObject({ state: "approved" });
  const { rows } = await database.pool.query(
    `select e.name, e.tags, e.room, o.name as organizer from events e
     join organizers o on o.id = e.organizer_id where e.venue_id = $1`,
    [venueId],
  );
  expect(rows).toEqual([
    { name: "Concert gpj.exe", tags: ["jazz night"], room: "Hall 2", organizer: "Swing Club" },
  ]);
});

it("SEC-281 an account's name has none, and an Arabic one stays as it is", async () => {
  const someone = { ...person(), forename: "أمل\u200f", surname: "Bad\u202eman\u2028x" };
  const browser = visitor();
  await browser.post(routes.signUp, someone);
  await browser.follow((await mailTo(someone.email)).button!.url);
  await browser.post(routes.signIn, someone);
  expect((await browser.get(routes.currentUser)).json()).toMatchObject({
    forename: "أمل\u200f",
    surname: "Badman x",
  });
});

it("SEC-281 what sources tell has none", () => {
  const place = {
    name: "Hall\u202e",
    cities: [{ name: "So\u2066fia", region: "" }],
    country: "",
    category: "",
    address: "5\u2028Rila",
  };
  const told = { uid: "1", title: "\u202eNight", link: "", image: "", description: "", place, details: {} };
  const { title, place: there } = boundedFacts(told as unknown as Parameters<typeof boundedFacts>[0]);
  expect([title, there.name, there.cities[0]?.name, there.address]).toEqual([
    "Night",
    "Hall",
    "Sofia",
    "5 Rila",
  ]);
});
