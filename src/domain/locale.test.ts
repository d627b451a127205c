import { describe, expect, it } from "vitest";
import { chooseLocale } from "./locale.ts";

describe("the language of a page", () => {
  it("is the first one of the browser's list that we speak", () => {
    expect(chooseLocale("fr-CH, fr;q=0.9, en;q=0.8")).toBe("en");
    expect(chooseLocale("en-GB")).toBe("en");
    expect(chooseLocale("bg-BG, en;q=0.5")).toBe("bg");
    expect(chooseLocale("bg;q=0.4, en;q=0.5")).toBe("en");
  });

  it("is English when the browser asks for nothing we speak", () => {
    expect(chooseLocale(null)).toBe("en");
    expect(chooseLocale("")).toBe("en");
    expect(chooseLocale("tlh;q=0, *;q=x")).toBe("en");
  });

  it("PAGE-11 is the one that was chosen by hand, whatever the browser asks for", () => {
    expect(chooseLocale("en", "a=1; language=bg")).toBe("bg");
    expect(chooseLocale("bg", "language=en; b=2")).toBe("en");
  });

  it("is not one that we do not speak, nor of another cookie", () => {
    expect(chooseLocale("bg", "language=fr")).toBe("bg");
    expect(chooseLocale("en", "xlanguage=bg")).toBe("en");
  });
});
