import { expect, it } from "vitest";
import { CATEGORIES } from "#domain/category.ts";
import { OFFERED_CATEGORIES, toggled } from "./category-choice.ts";

it("FIL-02 all nine categories are offered", () => {
  expect([...OFFERED_CATEGORIES].sort()).toEqual([...CATEGORIES].sort());
});

it("a category joins the choice and leaves it again; an empty choice is none", () => {
  expect(toggled(undefined, "sport")).toEqual(["sport"]);
  expect(toggled(["sport"], "party")).toEqual(["party", "sport"]);
  expect(toggled(["party", "sport"], "sport")).toEqual(["party"]);
  expect(toggled(["party"], "party")).toBeUndefined();
});
