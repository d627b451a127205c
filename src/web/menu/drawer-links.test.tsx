import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import "#tests/support/messages.ts";
import { DrawerLinks } from "./drawer-links.tsx";

const IVAN: CurrentUser = {
  _id: "1",
  name: "Ivan Petrov",
  forename: "Ivan",
  surname: "Petrov",
  email: "ivan@example.org",
  role: "user",
  favorites: [],
};

function drawer(user?: CurrentUser, at = "/", state?: object): string {
  const { pathname, search } = new URL(at, "http://site.example");
  const Page = createRoutesStub([{ id: "root", path: pathname, Component: DrawerLinks }]);
  return renderToString(
    <Page
      initialEntries={[{ pathname, search, state }]}
      hydrationData={{ loaderData: { root: { user, site: {} } } }}
    />,
  );
}

/** The names of the links that are marked as the current page. */
function current(at: string, state?: object): string[] {
  const links = drawer(undefined, at, state).match(/<a [^>]*aria-current="page".*?<\/a>/g) ?? [];
  return links.map((link) => link.replace(/<[^>]*>/g, ""));
}

describe("the drawer", () => {
  it("NAV-10 offers to change a password only to accounts that have one", () => {
    expect(drawer({ ...IVAN, password: true })).toContain("Change Password");
    expect(drawer(IVAN)).not.toContain("Change Password");
    expect(drawer(IVAN)).toContain("Delete Account");
  });

  it("NAV-12 marks only what is current, a category where the map is narrowed to it alone", () => {
    expect(current("/map")).toEqual(["Events"]);
    expect(current("/map?at=42.7,23.3,13&from=2026-12-01")).toEqual(["Events"]);
    expect(current("/map?category=concert")).toEqual(["Concert"]);
    expect(current("/map?at=42.7,23.3,13&categories=party")).toEqual(["Party"]);
    expect(current("/map", { category: "sport" })).toEqual(["Sport"]);
    expect(current("/map?categories=party,sport")).toEqual(["Events"]);
    expect(current("/team?category=concert")).toEqual(["Team"]);
  });

  it("PAGE-26 leads to the pages of cities", () => {
    expect(drawer()).toMatch(/<a [^>]*href="\/cities"/);
  });

  it("NAV-03 shows the whole profile group to a guest", () => {
    expect(drawer()).toContain("Change Password");
  });
});
