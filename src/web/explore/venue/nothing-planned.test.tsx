import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Venue } from "#contract/catalog.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import "#tests/support/messages.ts";
import { NothingPlanned } from "./nothing-planned.tsx";

const HALL = { _id: "17", name: "Empty Hall" } as Venue;

function panel(role?: Role): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <NothingPlanned venue={HALL} /> },
  ]);
  const user = role && { _id: "1", name: "Ivan", forename: "Ivan", surname: "", role, favorites: [] };
  return renderToString(<Page hydrationData={{ loaderData: { root: { user } } }} />);
}

it("VEN-08 a venue without events offers an administrator to add one, and nobody else", () => {
  const html = panel(ADMIN_ROLE);
  expect(html).toContain("No upcoming events here right now.");
  expect(html).toMatch(/<a [^>]*href="\/admin\?venue=17"/);
  expect(html).toContain('aria-label="Add an event: Empty Hall"');
  for (const role of ["user", undefined] as const) expect(panel(role)).not.toContain("/admin");
});
