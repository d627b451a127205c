import { expect, it } from "vitest";
import { withoutEnd } from "./without-end.ts";

it("takes characters of a kind from the end alone", () => {
  expect(withoutEnd("//a/b//", /\//)).toBe("//a/b");
  expect(withoutEnd("///", /\//)).toBe("");
  expect(withoutEnd("a.b", /\//)).toBe("a.b");
});
