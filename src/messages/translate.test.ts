import { describe, expect, it } from "vitest";
import "#tests/support/messages.ts";
import { translatorFor, withLabels } from "./translate.ts";

const t = translatorFor("en");

describe("a message", () => {
  it("is said as the catalogue has it", () => {
    expect(t("landing.headline")).toBe("Navigate the World of Events");
  });

  it("takes its parameters in place of their names", () => {
    expect(t("event.where", { venue: "Bulgaria Hall", city: "Sofia" })).toBe("Bulgaria Hall · Sofia");
  });

  it("leaves braces in a parameter alone", () => {
    expect(t("event.where", { venue: "{city}", city: "Sofia" })).toBe("{city} · Sofia");
  });

  it("chooses the plural form by its count and writes numbers the language's way", () => {
    expect(t("landing.upcoming", { count: 1 })).toBe("1 upcoming event, one map");
    expect(t("landing.upcoming", { count: 68_412 })).toBe("68,412 upcoming events, one map");
    expect(t("landing.upcoming", { count: 0 })).toBe("0 upcoming events, one map");
  });

  it("asks for its parameters at compile time", () => {
    // @ts-expect-error: the city is missing
    expect(t("event.where", { venue: "Bulgaria Hall" })).toBe("Bulgaria Hall · {city}");
    // @ts-expect-error: there is no such message
    expect(() => t("event.weather")).toThrow();
  });
});

it("INST-08 a category has the instance's own name, and other words stay", () => {
  const own = withLabels(t, { concert: "Gigs" });
  expect([own("category.concert"), own("category.party")]).toEqual(["Gigs", "Party"]);
  expect([own("category-title.concert"), own("category-title.party")]).toEqual(["Gigs", "Parties"]);
  expect(own("event.where", { venue: "Bulgaria Hall", city: "Sofia" })).toBe("Bulgaria Hall · Sofia");
  expect(withLabels(t, undefined)).toBe(t);
});
