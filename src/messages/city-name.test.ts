import { expect, it } from "vitest";
import { cityName } from "./city-name.ts";
import "#tests/support/messages.ts";

it("I18N-21 cities are named in the visitor's language, and as the catalogue names them where it has no other name", () => {
  expect(cityName("Sofia", "bg")).toBe("София");
  expect(cityName("Sofia", "en")).toBe("Sofia");
  expect(cityName("Smallville", "bg")).toBe("Smallville");
});
