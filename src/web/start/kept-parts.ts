import type { RootData } from "#web/session/root-data.ts";
import type { KeptParts } from "#web/ui/server-document.ts";

/** Pages of which there are many, and none of which the menu marks as the current one. */
const ROUTES = new Set([
  "events/event-page",
  "directory/venue-page",
  "directory/city-page",
  "directory/organizer-page",
  "blog/article-page",
]);
/** Pages with a frame of their own, which are rendered anew with nearly every change of what is listed. */
const OWN_FRAMES = new Set(["landing/landing-page", "explore/map-page"]);
const MAX_FRAMES = 50;

/** The parts of pages for guests, by all that they depend on: the language, and what administrators have set. */
const frames = new Map<string, KeptParts>();

/** The parts that a page shares with others; undefined where it is another visitor's or has a frame of its own. */
export function keptPartsOf(route: string | undefined, root: RootData | undefined): KeptParts | undefined {
  // React announces a logo in the head of the page that it is rendered in.
  if (!route || !root || root.user || root.look?.logo) return undefined;
  const hasOwnFrame = OWN_FRAMES.has(route);
  if (!hasOwnFrame && !ROUTES.has(route)) return undefined;
  const key = JSON.stringify([root.locale, root.site, root.look, hasOwnFrame && route]);
  let parts = frames.get(key);
  if (!parts) {
    if (frames.size >= MAX_FRAMES) frames.clear();
    parts = new Map();
    frames.set(key, parts);
  }
  return parts;
}
