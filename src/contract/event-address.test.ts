import { describe, expect, it } from "vitest";
import { parseEventAddress } from "./event-address.ts";
import { urls } from "./urls.ts";

const HAMLET = { location: "ivan-vazov", category: "theater", name: "hamlet", date: "2026-12-12" };
const path = urls.eventPage(HAMLET).replace("/event/", "");

describe("EVT-01 the address of an event", () => {
  it("is read as it is written", () => {
    expect(parseEventAddress(path)).toEqual(HAMLET);
  });

  it.each([
    ["in capitals", path.toUpperCase()],
    ["with a slash behind it", `${path}/`],
    ["with the end of a sentence behind it", `${path}).`],
    ["with ampersands written for HTML", path.replaceAll("&", "&amp;")],
    ["in another order", "date=2026-12-12&event=hamlet&category=theater&location=ivan-vazov"],
  ])("is understood %s", (_, bent) => {
    expect(parseEventAddress(bent)).toEqual(HAMLET);
  });

  it.each([
    "",
    "hamlet",
    "location=ivan-vazov&category=theater&event=hamlet",
    "location=&category=&event=&date=",
  ])("is none in %j", (text) => {
    expect(parseEventAddress(text)).toBeUndefined();
  });
});
