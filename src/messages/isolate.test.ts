import { expect, it } from "vitest";
import { isolated } from "./isolate.ts";

it("isolates names in another script in right-to-left languages only", () => {
  expect(isolated("Red Room", "ar")).toBe("\u2068Red Room\u2069");
  expect(isolated("Бар „Перла“", "ar")).toBe("\u2068Бар „Перла“\u2069");
  expect(isolated("القاهرة", "ar")).toBe("القاهرة");
  expect(isolated("20:00", "ar")).toBe("20:00");
  expect(isolated("Red Room", "en")).toBe("Red Room");
});
