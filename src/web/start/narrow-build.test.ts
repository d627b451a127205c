import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import table from "../routes.ts";
import { firstParts, narrowBuild } from "./narrow-build.ts";

type Entry = (typeof table)[number];

/** As the router's build lists the routes: each by its id, with that of the one around it. */
function listed(entries: readonly Entry[], parentId: string): Record<string, unknown> {
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const id = entry.id ?? entry.file;
      const own = { id, parentId, path: entry.path, index: entry.index };
      return { [id]: own, ...listed(entry.children ?? [], id) };
    }),
  );
}

const routes = { root: { id: "root", path: "" }, ...listed(table, "root") };
const whole = { routes, assets: { routes } } as unknown as ServerBuild;

function idsOfMatch({ routes }: ServerBuild, path: string): string[] | undefined {
  const under = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route?.parentId === parentId)
      .map((route) => ({ ...route, children: under(route?.id) }) as RouteObject);
  return matchRoutes(under(undefined), path)?.map(({ route }) => route.id ?? "");
}

it("WEB-74 an address matches the same among the routes of its first part as among all", () => {
  const parts = firstParts(whole);
  expect(parts).toContain("event");
  for (const part of parts) {
    const narrow = narrowBuild(whole, part);
    expect(Object.keys(narrow.routes).length).toBeLessThan(Object.keys(whole.routes).length);
    for (const rest of [
      "",
      "/",
      "/a",
      "/a/b",
      "/a/b/c",
      "/make",
      "/favorites",
      "/claim/1/2",
      "/a.data",
      "/%2F",
    ])
      expect(idsOfMatch(narrow, `/${part}${rest}`), `/${part}${rest}`).toEqual(
        idsOfMatch(whole, `/${part}${rest}`),
      );
  }
});
