import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import "#tests/support/messages.ts";
import { ProfilePerson, ProfileWays } from "./profile-summary.tsx";

const ELENA: CurrentUser = {
  _id: "1",
  name: "Elena Marinova",
  forename: "Elena",
  surname: "Marinova",
  email: "elena@example.org",
  photo: "https://pictures.example/elena.jpg",
  role: "user",
  favorites: [],
};

function summary(user: CurrentUser): string {
  return renderToString(
    <MemoryRouter>
      <ProfilePerson user={user} />
      <ProfileWays user={user} />
    </MemoryRouter>,
  );
}

it("MAP-13 the panel shows photo, name and e-mail, and leads to profile, favourites and out", () => {
  const html = summary(ELENA);
  expect(html).toContain("Elena Marinova");
  expect(html).toContain("elena@example.org");
  expect(html).toMatch(/<img src="\/images\/me\/160\.webp/);
  const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(ways).toEqual([
    "/profile",
    "/profile/new",
    "/profile/favorites",
    "/profile/following",
    "/profile/my-events",
    "/profile/security",
    "/profile/delete-account",
    "/api/logout",
  ]);
  expect(summary({ ...ELENA, role: ADMIN_ROLE })).toContain('href="/admin"');
});
