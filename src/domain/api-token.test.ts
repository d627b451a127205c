import { expect, it } from "vitest";
import { ADMIN_ROLE, ROLES } from "./account.ts";
import { rightsOfRole, roleWithin, TOKEN_RIGHTS } from "./api-token.ts";

it("TOK-02 a role may give no more rights than it has", () => {
  expect(ROLES.map((role) => rightsOfRole(role).at(-1))).toEqual([
    "write",
    "write",
    "moderate",
    "administer",
  ]);
});

it("TOK-02 a call has the lesser of the role and the right", () => {
  const table = TOKEN_RIGHTS.map((right) => ROLES.map((role) => roleWithin(right, role)));
  expect(table).toEqual([
    ["user", "organizer", "organizer", "organizer"],
    ["user", "organizer", "organizer", "organizer"],
    ["user", "organizer", "moderator", "moderator"],
    ["user", "organizer", "moderator", ADMIN_ROLE],
  ]);
});
