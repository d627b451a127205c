import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedLocale, chooseLocale, LOCALES, languageTag } from "./locale.ts";

describe("the language of a page", () => {
  it("is the first one of the browser's list that we speak", () => {
    expect(chooseLocale("sv-SE, sv;q=0.9, en;q=0.8")).toBe("en");
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
    expect(chooseLocale("bg", "language=sv")).toBe("bg");
    expect(chooseLocale("en", "xlanguage=bg")).toBe("en");
  });
});

describe("BRO-01 a language tag that is no BCP 47 tag", () => {
  it.each(["", " ", "C", "*", "en_", "en-US-", "-", "i", "a".repeat(9), undefined])(
    "%j is none",
    (reported) => expect(languageTag(reported)).toBeUndefined(),
  );

  it.each([
    ["en-US@posix", "en-US"],
    ["bg_BG.UTF-8", "bg-BG"],
    [" EN-us ", "en-US"],
    ["bg", "bg"],
  ])("%j is read as %j", (reported, tag) => expect(languageTag(reported)).toBe(tag));

  it("breaks no page's language, whatever a header says", () => {
    expect(chooseLocale("C, en-US@posix;q=0.5, bg_BG.UTF-8;q=0.9")).toBe("bg");
    const header = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9;,=.*@_ -]{0,40}$/));
    fc.assert(
      fc.property(header, (accepted) => {
        expect(LOCALES).toContain(chooseLocale(accepted));
        const tag = languageTag(accepted);
        if (tag !== undefined) expect(() => new Intl.Locale(tag)).not.toThrow();
      }),
    );
  });
});

it.each([
  ["?lang=bg", "bg"],
  ["?at=1,2,3&lang=en", "en"],
  ["lang=bg", "bg"],
  ["?lang=tlh", undefined],
  ["?slang=bg", undefined],
  ["", undefined],
])("I18N-27 the address %s asks for %s", (search, locale) => {
  expect(askedLocale(search)).toBe(locale);
});
