import type { ServerBuild } from "react-router";

/** A part of an address that is the same letters wherever the route matches; others stand for whatever is there. */
const PLAIN = /^[a-z]+$/;

/**
 * The build with the routes alone that can match an address of this first part. The router tries every route of its table
 * twice for each page, and makes all of them anew to render one.
 */
export function narrowBuild(build: ServerBuild, firstPart: string): ServerBuild {
  const kept = new Set<string>();
  for (const [id, route] of Object.entries(build.routes)) {
    const isPage = Boolean(route?.path) && (firstPartOf(build, id) ?? firstPart) === firstPart;
    // With the frames around it; the landing page and frames of other pages have no path of their own.
    for (let at = isPage ? id : undefined; at !== undefined; at = build.routes[at]?.parentId) kept.add(at);
  }
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** What the addresses of routes begin with. */
export function firstParts(build: ServerBuild): Set<string> {
  return new Set(Object.keys(build.routes).flatMap((id) => firstPartOf(build, id) ?? []));
}

/** Undefined where a route's address begins with no plain part: frames, the landing page, pages that are not found. */
function firstPartOf(build: ServerBuild, id: string): string | undefined {
  const { parentId, path } = build.routes[id] ?? {};
  const outer = parentId === undefined ? undefined : firstPartOf(build, parentId);
  const own = path?.split("/").find((part) => part !== "");
  return outer ?? (own && PLAIN.test(own) ? own : undefined);
}
