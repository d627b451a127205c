import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import "#tests/support/messages.ts";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventStatusNotice } from "./event-status.tsx";

const concert = publicEvent({
  date: "2026-11-20",
  time: "20:00",
  startsAt: "2026-11-20T18:00:00.000Z",
  price: { isFree: false, from: 20, to: null, currency: "EUR" },
});

function render(event: typeof concert, wall: string, locale: "en" | "bg" = "en"): string {
  return renderToString(
    <RenderedAt value={Date.parse(`${wall}:00+02:00`)}>
      <MessagesProvider locale={locale}>
        <EventStatusNotice event={event} />
        <EventWhen event={event} />
        <EventMarkBadges event={event} />
        <EventFacts event={event} />
      </MessagesProvider>
    </RenderedAt>,
  );
}
const words = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

describe("what a page says of an event", () => {
  it("TIME-28 is told as of the moment the page was made", () => {
    expect(words(render(concert, "2026-11-20T19:30"))).toContain("|Starts in 30\u00a0min · 20:00h|from €20|");
    expect(words(render(concert, "2026-11-20T21:00"))).toContain("|Started 20:00h|");
  });

  it("EVT-09 is that it is cancelled, above everything, and no price beside its date", () => {
    const html = render({ ...concert, status: "cancelled" }, "2026-11-16T12:00");
    expect(words(html)).toContain(
      "|Cancelled|This event has been cancelled.|Fri 20 Nov · 20:00h|Cancelled|Price|",
    );
    expect(html).toContain("data-off");
  });

  it("EVT-09 is its price, age, length, room and tags", () => {
    const told = {
      ...concert,
      endDate: "2026-11-20",
      endTime: "22:40",
      endsAt: "2026-11-20T20:40:00.000Z",
      minAge: 16,
      room: "Hall 2",
      tags: ["family", "jazz"],
    };
    const said = words(render(told, "2026-11-16T12:00")).replace(/<!-- -->/g, "");
    for (const part of [
      "|Price|from €20|",
      "|Minimum age|16+|",
      "|Duration|2\u00a0h 40\u00a0min|",
      "|Room or stage|Hall 2|",
      "|Tags|family, jazz|",
    ])
      expect(said).toContain(part);
    expect(words(render(told, "2026-11-16T12:00", "bg"))).toContain("|Времетраене|2\u00a0ч. 40\u00a0мин|");
  });

  it("CORE-404 is when its doors open and how it is accessible", () => {
    const told = { ...concert, doors: "19:00", access: ["step-free", "quiet-hour"] as Event["access"] };
    const said = words(render(told, "2026-11-16T12:00")).replace(/<!-- -->/g, "");
    expect(said).toContain("|Doors open|19:00h|Accessibility|Step-free access, Quiet hour|");
    expect(words(render(told, "2026-11-16T12:00", "bg"))).toContain("|Отваряне на вратите|");
  });

  it("PAGE-20 is both dates of what was moved, and the date of what is postponed", () => {
    const moved = { ...concert, previousStart: "2026-11-19T17:00:00.000Z" };
    expect(words(render(moved, "2026-11-16T12:00"))).toContain(
      "|Rescheduled from 19.11.|It was planned for Thu 19 Nov · 19:00h. The new date is Fri 20 Nov · 20:00h.|",
    );
    expect(words(render({ ...concert, status: "postponed" }, "2026-11-16T12:00"))).toContain(
      "|Postponed|It won’t take place on Fri 20 Nov · 20:00h. A new date hasn’t been announced yet.|",
    );
  });

  it("EVT-09 is nothing more where nothing more is known", () => {
    expect(words(render({ ...concert, price: null }, "2026-11-16T12:00"))).toBe("|Fri 20 Nov · 20:00h|");
  });
});
