import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import "#web/messages/every-language.ts";
import { TopBar } from "./top-bar.tsx";

/** The links that stand in the bar on wide screens. */
function bar(user?: object): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: TopBar }]);
  const root = { user, site: { name: "Whereabouts" } };
  const html = renderToString(<Page hydrationData={{ loaderData: { root } }} />);
  return html.slice(html.lastIndexOf("<nav"));
}

it("FOL-27 the bar leads to New for you from the first HTML on, for users who follow something", () => {
  const user = { _id: "1", role: "user", favorites: [] };
  expect(bar({ ...user, isFollowing: true })).toMatch(/<a [^>]*href="\/profile\/new"[^>]*>New for you/);
  for (const html of [bar(user), bar()]) expect(html).not.toContain("New for you");
});
