import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Following } from "#contract/follows.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { translatorFor } from "#messages/translate.ts";
import { FollowButton } from "./follow-button.tsx";
import { followWords } from "./follow-name.ts";
import { followTarget, isTargetFollowed } from "./follow-target.ts";
import { keepFollowWish, takeFollowWish } from "./follow-wish.ts";

const SOFIA = { kind: "city", country: "Bulgaria", city: "Sofia" } as const;
const entryOf = (facts: object): Following => ({
  id: "1",
  label: "Hall",
  how: "daily",
  by: ["mail"],
  kind: "city",
  ...facts,
});

async function page(user?: object): Promise<HTMLElement> {
  const Page = createRoutesStub([
    { id: "root", path: "/city/x", Component: () => <FollowButton target={SOFIA} /> },
  ]);
  return mount(<Page initialEntries={["/city/x"]} hydrationData={{ loaderData: { root: { user } } }} />);
}
const button = (container: HTMLElement) => container.querySelector("button")!;

beforeEach(() => localStorage.clear());

describe("FOL-07 the button to follow", () => {
  it("offers a guest to sign in, with the way back, and keeps the wish for an hour", async () => {
    const container = await page();
    await click(button(container));
    expect(container.querySelector("a")?.getAttribute("href")).toBe(
      "/login?notice=for-follow&next=%2Fcity%2Fx",
    );
    expect(takeFollowWish(Date.now() + 59 * 60_000)).toEqual(SOFIA);
    expect(takeFollowWish(Date.now())).toBeUndefined();
    keepFollowWish(SOFIA, Date.now() - 61 * 60_000);
    expect(takeFollowWish(Date.now())).toBeUndefined();
  });

  it("follows at once, says so, and unfollows", async () => {
    const calls: string[] = [];
    let list: Following[] = [];
    vi.stubGlobal("fetch", async (url: string, { method = "GET", body = "" }: RequestInit = {}) => {
      calls.push(`${method} ${url}`);
      if (method === "POST") list = [entryOf(JSON.parse(String(body)))];
      if (method === "DELETE") return new Response(null, { status: 204 });
      return Response.json(method === "POST" ? list[0] : list);
    });
    const container = await page({ _id: "7" });
    await click(button(container));
    await vi.waitFor(() => expect(button(container).getAttribute("aria-pressed")).toBe("true"));
    expect(button(container).textContent).toBe("Following");
    expect(list[0]).toMatchObject({ ...SOFIA, how: "daily", by: ["mail"] });
    await click(button(container));
    await vi.waitFor(() => expect(button(container).getAttribute("aria-pressed")).toBe("false"));
    expect(calls).toEqual(["GET /api/following", "POST /api/follow", "DELETE /api/follow/1"]);
    vi.unstubAllGlobals();
  });
});

it("FOL-07 what is followed is known again, by what it is and not by how", () => {
  const entry = entryOf({ ...SOFIA, countryCode: "BG" });
  expect(isTargetFollowed(SOFIA, entry)).toBe(true);
  expect(isTargetFollowed({ ...SOFIA, city: "Varna" }, entry)).toBe(false);
  expect(isTargetFollowed({ ...SOFIA, kind: "category", category: "concert" }, entry)).toBe(false);
  expect(followTarget(entry)).toEqual({ ...SOFIA, countryCode: "BG" });
});

it.each([
  [SOFIA, "Sofia, Bulgaria", "/city/bulgaria/sofia", "/feeds/city/bulgaria/sofia.ics"],
  [
    { ...SOFIA, kind: "category", category: "concert" },
    "Concert · Sofia",
    "/city/bulgaria/sofia/concert",
    "/feeds/city/bulgaria/sofia.ics?categories=concert",
  ],
  [
    { kind: "venue", venue: "hall", category: "concert", venueId: 3 },
    "Hall",
    "/venue/hall/concert",
    "/feeds/venue/3.ics",
  ],
  [{ kind: "organizer", organizer: "nomad" }, "Hall", "/organizer/nomad", "/feeds/all.ics?organizer=nomad"],
  [{ kind: "search", q: "jazz" }, "“jazz”", "/map", "/feeds/search.ics?q=jazz"],
  [
    { kind: "area", west: 23, south: 42, east: 24, north: 43 },
    "Area around 42.50, 23.50",
    "/map?at=42.50,23.50,9",
    "/feeds/area/23&42&24&43.ics",
  ],
])("FOL-19 what is followed has a name, a page and a calendar: %j", (facts, name, url, calendar) => {
  const words = followWords(entryOf(facts), translatorFor("en"), "en");
  expect(words).toEqual({ name, url, calendar });
});
