import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { translatorFor, withLabels } from "#messages/translate.ts";
import { cityTitle } from "./city-title.ts";

it("a city's page of a category is titled in the plural", () => {
  const t = translatorFor("en");
  expect(cityTitle(t, "Sofia", undefined)).toBe("Events in Sofia");
  expect(cityTitle(t, "Sofia", "concert")).toBe("Concerts in Sofia");
  expect(cityTitle(t, "Sofia", "other")).toBe("More events in Sofia");
  expect(cityTitle(translatorFor("de"), "Sofia", "concert")).toBe("Konzerte in Sofia");
  expect(cityTitle(translatorFor("bg"), "Варна", "theater")).toBe("Театър: Варна");
  expect(cityTitle(translatorFor("ja"), "ソフィア", "other")).toBe("ソフィアのその他のイベント");
});

it("INST-08 and by the instance's own name of the category", () => {
  const own = withLabels(translatorFor("en"), { concert: "Gigs" });
  expect(cityTitle(own, "Sofia", "concert")).toBe("Gigs in Sofia");
});
