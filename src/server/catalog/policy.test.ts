import { expect, it } from "vitest";
import { ADMIN_ROLE } from "#domain/account.ts";
import { can } from "./policy.ts";

it("CORE-48 administrators may do everything in the catalogue, others nothing", () => {
  for (const [user, isAllowed] of [
    [{ role: ADMIN_ROLE }, true],
    [{ role: "user" }, false],
    [undefined, false],
  ] as const) {
    expect(can(user, "add", "event")).toBe(isAllowed);
    expect(can(user, "restore", "venue")).toBe(isAllowed);
    expect(can(user, "list", "audit log")).toBe(isAllowed);
  }
});
