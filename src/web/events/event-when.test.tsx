import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import "#web/messages/every-language.ts";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventStatus } from "./event-status.tsx";

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
        <EventStatus event={event} />
        <EventWhen event={event} />
        <EventMarks event={event} />
        <EventFacts event={event} />
      </MessagesProvider>
    </RenderedAt>,
  );
}
const words = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

describe("what a page says of an event", () => {
  it("TIME-28 is told as of the moment the page was made", () => {
    expect(words(render(concert, "2026-11-20T19:30"))).toContain("|Starts in 30 min · 20:00h|from €20|");
    expect(words(render(concert, "2026-11-20T21:00"))).toContain("|Began 20:00h|");
  });

  it("EVT-09 is that it is cancelled, above everything, and no price beside its date", () => {
    const html = render({ ...concert, status: "cancelled" }, "2026-11-16T12:00");
    expect(words(html)).toContain(
      "|Cancelled|This event does not take place.|Fri 20 Nov · 20:00h|Cancelled|Price|",
    );
    expect(html).toContain("data-off");
  });

  it("EVT-09 is its price, age, room, organizer, tags and open days", () => {
    const told = {
      ...concert,
      minAge: 16,
      room: "Hall 2",
      organizer: { name: "Sofia Jazz", slug: "sofia-jazz" },
      tags: ["family", "jazz"],
      openDays: ["2026-11-20", "2027-01-02"],
    };
    const said = words(render(told, "2026-11-16T12:00")).replace(/<!-- -->/g, "");
    for (const part of [
      "|Price|from €20|",
      "|Age|from 16 years|",
      "|Hall or stage|Hall 2|",
      "|Organizer|Sofia Jazz|",
    ])
      expect(said).toContain(part);
    expect(said).toContain("|Tags|family, jazz|");
    expect(said).toContain("|Open on 2 days|Fri 20 Nov|Sat 2 Jan 2027|");
  });

  it("EVT-09 is nothing more where nothing more is known", () => {
    expect(words(render({ ...concert, price: null }, "2026-11-16T12:00"))).toBe("|Fri 20 Nov · 20:00h|");
  });
});
