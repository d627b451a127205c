import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import "#tests/support/messages.ts";
import { ProfileSide } from "./profile-side.tsx";

const ELENA: CurrentUser = {
  _id: "1",
  name: "Elena Marinova",
  forename: "Elena",
  surname: "Marinova",
  email: "elena@example.org",
  role: "user",
  favorites: [],
};

const side = (user: CurrentUser) =>
  renderToString(
    <MemoryRouter>
      <ProfileSide user={user} />
    </MemoryRouter>,
  );

describe("the side of the profile", () => {
  it("PRO-01 offers to change a password only where there is one", () => {
    expect(side({ ...ELENA, password: true })).toContain("Change Password");
    expect(side(ELENA)).not.toContain("Change Password");
    expect(side(ELENA)).toContain("Delete Account");
  });

  it("PRO-01 MAP-13 shows the user's own picture, from our own address, over the initials", () => {
    expect(side(ELENA)).toMatch(/>EM</);
    expect(side(ELENA)).not.toContain("<img");
    const html = side({ ...ELENA, photo: "https://pictures.example/elena.jpg" });
    expect(html).toMatch(/<img src="\/images\/me\/160\.webp\?v=\w+"/);
  });
});
