import { expect, it } from "vitest";
import { SingleEvent } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { app, get, refusal, world } = await startTestApp(await openTestDatabase());
const hall = await world.addVenue();
await world.addEvent(hall, { name: "Tom & <Jerry>" });

it("VEN-07 an event without a picture has a poster of its own, at an address that can be kept", async () => {
  const address = { location: "bulgaria-hall", category: "concert", name: "tom-jerry", date: "2026-12-12" };
  const [[event]] = await get(urls.singleEvent(address), SingleEvent);
  const poster = await app.inject(event.image);
  expect(poster.statusCode).toBe(200);
  expect(poster.headers["content-type"]).toMatch("image/svg+xml");
  expect(poster.headers["cache-control"]).toContain("immutable");
  expect(poster.body).toMatch(/^<svg/);
  expect(poster.body).not.toContain("<Jerry>");
});

it("a poster of no event is an error with a sentence", async () => {
  for (const file of ["999999.svg", "x.svg", "99999999999.svg", "1.png"])
    expect(await refusal(`/posters/${file}`)).toEqual({ status: 404, error: "This poster doesn’t exist." });
});
