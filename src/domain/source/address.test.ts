import { expect, it } from "vitest";
import { wholeAddress } from "./address.ts";

it.each([
  ["webcal://town.example/a.ics", "https://town.example/a.ics"],
  ["WEBCALS://town.example/a.ics?key=1", "https://town.example/a.ics?key=1"],
  ["webcal:https://town.example/a.ics", "https://town.example/a.ics"],
  ["feed://town.example/rss", "https://town.example/rss"],
  ["town.example/a.ics", "https://town.example/a.ics"],
  [" www.town.example ", "https://www.town.example"],
  ["//town.example/a.ics", "https://town.example/a.ics"],
  ["town.example:8443/a.ics", "https://town.example:8443/a.ics"],
  ["град.бг/календар", "https://град.бг/календар"],
  ["http://town.example/a.ics", "http://town.example/a.ics"],
  ["@events@town.example", "@events@town.example"],
  ["ftp://town.example/a.ics", "ftp://town.example/a.ics"],
  ["no address", "no address"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("SRC-347 an address is made whole: %s", (written, whole) => {
  expect(wholeAddress(written)).toBe(whole);
});
