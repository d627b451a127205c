import { describe, expect, it } from "vitest";
import { chooseLocale } from "./locale.ts";

describe("the language of a page", () => {
  it("is the first one of the browser's list that we speak", () => {
    expect(chooseLocale("fr-CH, fr;q=0.9, en;q=0.8")).toBe("en");
    expect(chooseLocale("en-GB")).toBe("en");
  });

  it("is English when the browser asks for nothing we speak", () => {
    expect(chooseLocale(null)).toBe("en");
    expect(chooseLocale("")).toBe("en");
    expect(chooseLocale("tlh;q=0, *;q=x")).toBe("en");
  });
});
