import { describe, expect, it } from "vitest";
import { linkKind, primaryLink } from "./link-kind.ts";

describe("VEN-241 the name of an event's link", () => {
  it.each([
    ["https://www.eventim.bg/bg/event/x", "tickets"],
    ["https://ra.co/events/12", "tickets"],
    ["https://tickets.example.org/1", "tickets"],
    ["https://www.ticketmaster.de/event/1", "tickets"],
    ["https://theatre.example/bileti/hamlet", "tickets"],
    ["https://hall.example/en/box/Tickets?id=4", "tickets"],
    ["https://lu.ma/abc", "register"],
    ["https://docs.google.com/forms/d/e/x/viewform", "register"],
    ["https://conf.example/registration", "register"],
    ["https://conf.example/tickets/register", "register"],
    ["https://club.example/sign-up", "register"],
    ["https://museum.example/exhibitions/nocturnes", "website"],
    ["https://example.com/", "website"],
    ["https://notra.co/events", "website"],
    ["https://theatre.example/?next=tickets", "website"],
    ["not an address", "website"],
  ] as const)("%s is %s", (link, kind) => {
    expect(linkKind(link)).toBe(kind);
  });

  it("is not asked for where nothing is left to go to", () => {
    const event = { link: "https://tickets.example.org/1", isSoldOut: false, status: "scheduled" };
    expect(primaryLink(event)).toBe("tickets");
    expect(primaryLink({ ...event, status: "postponed" })).toBe("tickets");
    expect(primaryLink({ ...event, link: "" })).toBeUndefined();
    expect(primaryLink({ ...event, isSoldOut: true })).toBeUndefined();
    expect(primaryLink({ ...event, status: "cancelled" })).toBeUndefined();
  });
});
