import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import "#web/messages/every-language.ts";
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

function drawer(user?: CurrentUser): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: DrawerLinks }]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { user, site: {} } } }} />);
}

describe("the drawer", () => {
  it("NAV-10 offers to change a password only to accounts that have one", () => {
    expect(drawer({ ...IVAN, password: true })).toContain("Change Password");
    expect(drawer(IVAN)).not.toContain("Change Password");
    expect(drawer(IVAN)).toContain("Delete Account");
  });

  it("NAV-03 shows the whole profile group to a guest", () => {
    expect(drawer()).toContain("Change Password");
  });
});
