import { expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { linkKind } from "./event-link.ts";

const price = { isFree: false, from: 20, to: null, currency: "BGN" };

it("VEN-24 a card's link is Tickets where something is to be paid, else Website, and absent where nothing is left", () => {
  expect(linkKind(publicEvent({ price }))).toBe("tickets");
  expect(linkKind(publicEvent())).toBe("website");
  expect(linkKind(publicEvent({ price: { isFree: true, from: null, to: null, currency: null } }))).toBe(
    "website",
  );
  expect(linkKind(publicEvent({ price, link: "" }))).toBeUndefined();
  expect(linkKind(publicEvent({ price, isSoldOut: true }))).toBeUndefined();
  expect(linkKind(publicEvent({ price, status: "cancelled" }))).toBeUndefined();
});
