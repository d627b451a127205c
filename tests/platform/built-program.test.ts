import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { VenueWithEvents } from "#contract/catalog.ts";
import { Location } from "#contract/geo.ts";
import { routes, urls } from "#contract/urls.ts";
import { newFolder } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SERVE = { cwd: newFolder(), command: `${ROOT}scripts/serve`, args: [] };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

it("LEAN-25 the built program is a few files, and finds its threads, data, fonts and languages", async () => {
  expect(readdirSync(`${ROOT}build/program`).length).toBeLessThan(60);
  const env = { DATA_DIR: newFolder(), DEMO: "on", TRUST_PROXY: "127.0.0.0/8" };
  const server = startServerProcess(env, undefined, SERVE);
  const address = await server.address;
  const command = execFileSync("ps", ["-o", "args=", "-p", String(server.child.pid)], { encoding: "utf8" });
  expect(command).toContain("build/program/main.js");
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, { headers });
    expect(answer.status, path).toBe(200);
    return answer;
  };
  const listed = await ask(urls.venuesInBounds(WORLD, 100));
  const venue = z
    .array(VenueWithEvents)
    .parse(await listed.json())
    .find(({ events }) => events.length > 0)!;
  const event = venue.events[0]!;
  const venuePage = await ask(urls.venuePage(venue.slug), { "accept-language": "de" });
  expect(await venuePage.text()).toContain('lang="de"');
  const card = await ask(urls.shareImage(event._id));
  expect(card.headers.get("content-type")).toMatch(/^image\//);
  const place = await ask(routes.location, { "x-forwarded-for": "8.8.8.8" });
  expect(Location.parse(await place.json()).longitude).toBeLessThan(-50);
  await ask(urls.blog);
  await ask(urls.search("jazz", 1));
  await ask(routes.openApi);
});
