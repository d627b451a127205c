import type { RootData } from "#web/session/root-data.ts";
import type { FragmentName } from "#web/ui/server-document.ts";

type Fragments = Map<FragmentName, string>;

/** Pages of which there are many, and none of which the menu marks as the current one. */
const ROUTES = new Set([
  "events/event-page",
  "directory/venue-page",
  "directory/city-page",
  "directory/organizer-page",
  "blog/article-page",
]);
const MAX_FRAMES = 50;

/** Header and footer of pages for guests, by all that they depend on: the language, and what administrators have set. */
const frames = new Map<string, Fragments>();

/** The fragments that a page shares with others; undefined where it is another visitor's or has a frame of its own. */
export function fragmentsFor(route: string | undefined, root: RootData | undefined): Fragments | undefined {
  // React announces a logo in the head of the page that it is rendered in.
  if (!route || !ROUTES.has(route) || !root || root.user || root.look?.logo) return undefined;
  const key = JSON.stringify([root.locale, root.site, root.look]);
  let fragments = frames.get(key);
  if (!fragments) {
    if (frames.size >= MAX_FRAMES) frames.clear();
    fragments = new Map();
    frames.set(key, fragments);
  }
  return fragments;
}

/** The element of `CachedFragment`. Texts of a page cannot contain it: React escapes them. */
const FRAGMENT = /<cached-fragment id="(\w+)">(.*?)<\/cached-fragment>/gs;

/** The page with its fragments: those rendered with it are cached, the others come from the cache. */
export function withFragments(html: string, fragments: Fragments): string {
  return html.replace(FRAGMENT, (_element, name: FragmentName, rendered: string) => {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // A slice would hold the whole page that it was rendered with.
    fragments.set(name, Buffer.from(rendered).toString());
    return rendered;
  });
}
