import { expect, it } from "vitest";
import { placeWhere } from "./place-where.ts";

const munich = { name: "Munich", country: "Germany", region: "Bavaria" };
const pernik = { name: "Перник", country: "България", region: "Pernik" };
const maine = { name: "Portland", country: "САЩ", region: "Maine" };
const oregon = { name: "Portland", country: "САЩ", region: "Oregon" };

it("names a place's region in English, elsewhere only where two places have one name", () => {
  expect(placeWhere(munich, [munich], "en")).toBe("Bavaria, Germany");
  expect(placeWhere(pernik, [pernik, maine], "bg")).toBe("България");
  expect(placeWhere(maine, [maine, oregon], "bg")).toBe("Maine, САЩ");
});

it("names no region twice", () => {
  const labelled = { name: "Portland, Maine", country: "United States", region: "Maine" };
  expect(placeWhere(labelled, [labelled], "en")).toBe("United States");
  const berlin = { name: "Berlin", country: "Germany", region: "Berlin" };
  expect(placeWhere(berlin, [berlin], "en")).toBe("Germany");
});
