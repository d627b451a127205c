import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Event, Venue } from "#contract/catalog.ts";
import type { Weekday } from "#domain/date-presets.ts";
import { publicEvent } from "#tests/support/events.ts";
import { eventView } from "#web/listing/event-view.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { EventDirectoryList } from "./event-list.tsx";

const hall = { _id: "7", name: "Hall", slug: "hall", category: "concert", city: "Sofia" } as Venue;

/** An event at a venue two hours ahead of UTC. */
function at(name: string, date: string, time: string, fields: Partial<Event> = {}): Event {
  const startsAt = new Date(`${date}T${time}:00+02:00`).toISOString();
  return publicEvent({
    _id: `${name}-${date}`,
    slug: name.toLowerCase(),
    name,
    date,
    time,
    startsAt,
    ...fields,
  });
}

function list(
  events: Event[],
  locale: "en" | "bg" = "en",
  further: Event[] = [],
  weekendEnd?: Weekday,
): string {
  const [first, ...others] = events;
  const rows = [
    ...(first ? [eventView(hall, first, further)] : []),
    ...others.map((each) => eventView(hall, each)),
  ];
  return renderToString(
    <RenderedAt value={Date.parse("2026-11-18T18:00:00+02:00")}>
      <MessagesProvider locale={locale}>
        <MemoryRouter>
          <EventDirectoryList events={rows} level={2} weekendEnd={weekendEnd}>
            nothing
          </EventDirectoryList>
        </MemoryRouter>
      </MessagesProvider>
    </RenderedAt>,
  );
}
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|[|\s]*/g, "|");

describe("the list of a city or a venue", () => {
  const week = [
    at("Brass", "2026-11-18", "17:00"),
    at("Strings", "2026-11-18", "20:00"),
    at("Reeds", "2026-11-19", "20:00"),
    at("Choir", "2026-11-21", "20:00"),
    at("Organ", "2026-12-05", "20:00"),
    at("Matinee", "2026-11-18", "11:00"),
  ];

  it("I18N-39 ends the weekend with the country's", () => {
    const shown = words(list([at("Sunday", "2026-11-22", "20:00")], "en", [], 6));
    expect(shown).toMatch(/^\|Later /);
    expect(words(list([at("Sunday", "2026-11-22", "20:00")]))).toMatch(/^\|This weekend /);
  });

  it("PAGE-16 stands under the headings of the map's list, what has begun marked and what is over last", () => {
    const said = words(list(week));
    const order = ["On now |1|", "Tonight |1|", "Tomorrow |1|", "This weekend |1|", "Later |1|", "Ended |1|"];
    expect(order.map((heading) => said.indexOf(`|${heading}`))).toEqual(
      order.map((heading) => said.indexOf(`|${heading}`)).toSorted((a, b) => a - b),
    );
    expect(order.every((heading) => said.includes(`|${heading}`))).toBe(true);
    expect(said).toContain("|Brass|Started 17:00h|");
    expect(words(list(week, "bg"))).toContain("|Тази вечер |1|");
  });

  it("PAGE-16 opens the rest of what is on now in place, so that this evening is in sight", () => {
    const running = Array.from({ length: 9 }, (_, index) =>
      at(`Show ${index}`, "2026-11-18", "17:00", { _id: String(index) }),
    );
    const html = list([...running, at("Strings", "2026-11-18", "20:00")]);
    expect(words(html.slice(html.indexOf("<details"), html.indexOf("</details>")))).toContain(
      "|3 more on now|",
    );
  });

  it("PAGE-16 gives days headings of their own where they are full", () => {
    const full = [1, 2, 3].map((nth) => at(`Night ${nth}`, "2026-12-04", "20:00"));
    expect(list(full)).toContain('id="day-2026-12-04"');
    expect(list(week)).not.toContain('id="day-');
  });

  it("PAGE-17 shows a series as one row with links to its further dates", () => {
    const dates = [25, 26, 27, 28, 29, 30].map((day) => at("Brass", `2026-11-${day}`, "17:00"));
    const html = list([at("Brass", "2026-11-18", "20:00")], "en", dates);
    expect(words(html)).toContain(
      "|Also on|Wed 25 Nov|Thu 26 Nov|Fri 27 Nov|Sat 28 Nov|Sun 29 Nov|and 1 more|",
    );
    expect(html).toContain("event=brass&amp;date=2026-11-25");
  });
});
