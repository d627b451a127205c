import { expect, it } from "vitest";
import { OrganizerGrants } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { organizersOf } from "#tests/support/organizers.ts";

const database = await openTestDatabase();
const { app, clock, world } = await startTestApp(database);
const { trust } = organizersOf(database, app, clock);
const venueOf = async (name: string) => {
  const id = await world.addVenue({ name });
  const { rows } = await database.pool.query("select slug, category from venues where id = $1", [id]);
  return { venue: `${rows[0].category}/${rows[0].slug}`, category: rows[0].category as string };
};
const YARD = await venueOf("The Yard");
const HALL = await venueOf("Town Hall");

async function person(role: Role) {
  const { id, cookie } = await signedIn(database, role, "Dara");
  const { rows } = await database.pool.query("select email from users where id = $1", [id]);
  const bring = async (place: object, title: string) =>
    (
      await adminOf(app, cookie).post(routes.submissions, {
        title,
        date: "2026-12-01",
        time: "19:00",
        ...place,
      })
    ).json().state;
  return { ...adminOf(app, cookie), bring, id, cookie, email: rows[0].email as string };
}

it("ORG-01 an administrator grants a venue: its organizer publishes there, and nowhere else, until it is withdrawn", async () => {
  const [admin, dara] = [await person(ADMIN_ROLE), await person("user")];
  expect(await dara.bring(YARD, "Before")).toBe("waiting");
  const granted = await admin.post(routes.organizerGrants, {
    email: dara.email.toUpperCase(),
    venue: YARD.venue,
  });
  expect(granted.statusCode, granted.body).toBe(200);
  const [grant] = OrganizerGrants.parse(granted.json()).organizers;
  expect(grant).toMatchObject({ email: dara.email, venue: "The Yard" });
  await trust(dara.id);
  expect(await dara.bring(YARD, "Own Night")).toBe("approved");
  const other = YARD.category === "party" ? "theater" : "party";
  expect(await dara.bring({ ...YARD, category: other }, "Other Kind")).toBe("approved");
  expect(await dara.bring(HALL, "Elsewhere")).toBe("waiting");

  const end = () =>
    app.inject({ method: "DELETE", url: urls.organizerGrant(grant!.id), headers: { cookie: admin.cookie } });
  expect((await end()).statusCode).toBe(204);
  expect((await end()).statusCode).toBe(404);
  expect(await dara.bring(YARD, "After")).toBe("waiting");
  const { rows } = await database.pool.query("select action from audit_log order by id desc limit 2");
  expect(rows.map(({ action }) => action)).toEqual(["Venue Withdrawn", "Venue Granted"]);
});

it("ORG-02 venues are granted by administrators alone, to accounts and venues that exist", async () => {
  const admin = await person(ADMIN_ROLE);
  for (const role of ["user", "organizer", "moderator"] as const) {
    const stranger = await person(role);
    const claim = { email: stranger.email, venue: YARD.venue };
    expect((await stranger.post(routes.organizerGrants, claim)).statusCode).toBe(404);
    expect((await stranger.get(routes.organizerGrants)).statusCode).toBe(404);
    if (role !== "moderator") expect(await stranger.bring(YARD, `By ${role}`)).toBe("waiting");
  }
  const none = await admin.post(routes.organizerGrants, { email: "none@example.org", venue: YARD.venue });
  expect(none.json()).toMatchObject({ code: "noAccount" });
  const nowhere = await admin.post(routes.organizerGrants, { email: admin.email, venue: "party/nowhere" });
  expect(nowhere.json()).toMatchObject({ code: "noVenueAt" });
});
