import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { TopBar } from "./top-bar.tsx";

/** The links that stand in the bar on wide screens. */
function bar(user?: object, at = "/"): string {
  const Page = createRoutesStub([{ id: "root", path: at, Component: TopBar }]);
  const root = { user, site: { name: "Whereabouts" } };
  const html = renderToString(<Page initialEntries={[at]} hydrationData={{ loaderData: { root } }} />);
  return html.slice(html.lastIndexOf("<nav"));
}

it("FOL-27 the bar leads to New for you from the first HTML on, for users who follow something", () => {
  const user = { _id: "1", role: "user", favorites: [] };
  expect(bar({ ...user, isFollowing: true })).toMatch(/<a [^>]*href="\/profile\/new"[^>]*>New for you/);
  for (const html of [bar(user), bar()]) expect(html).not.toContain("New for you");
});

it("LOOK-11 one link of the bar is marked as current, the nearest to the page", () => {
  const user = { _id: "1", role: "user", favorites: [] };
  const current = (at: string, isFollowing = true) =>
    [...bar({ ...user, isFollowing }, at).matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map(
      ([, name]) => name,
    );
  expect(current("/profile/new")).toEqual(["New for you"]);
  expect(current("/profile/new", false)).toEqual(["Profile"]);
  expect(current("/profile")).toEqual(["Profile"]);
  expect(current("/profile/my-favorites")).toEqual(["Profile"]);
});
