import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Venue } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { eventView } from "#web/listing/event-view.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { LanguageTag } from "./language-tag.tsx";
import { NearbyEvents } from "./nearby-events.tsx";
import { OrganizerCard } from "./organizer-card.tsx";
import { SeriesDates } from "./series-dates.tsx";

const club = { _id: "7", name: "Club", slug: "club", category: "party", city: "Sofia" } as Venue;
const evening = publicEvent({
  name: "Vinyl",
  date: "2026-11-20",
  time: "23:00",
  startsAt: "2026-11-20T21:00:00.000Z",
});

const render = (part: ReactNode, locale: "en" | "bg" = "en") =>
  renderToString(
    <RenderedAt value={Date.parse("2026-11-15T16:40:00Z")}>
      <MessagesProvider locale={locale}>
        <MemoryRouter>{part}</MemoryRouter>
      </MessagesProvider>
    </RenderedAt>,
  );
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");

describe("on an event's page", () => {
  it("PAGE-19 what is nearby tells category, name, venue, time and the walk; no heading where there is none", () => {
    const nearby = [{ ...eventView(club, evening), walkMinutes: 7 }];
    expect(words(render(<NearbyEvents title="Nearby" events={nearby} />))).toBe(
      "|Nearby|Party|Vinyl|Club|Fri 20 Nov · 23:00h|7\u00a0min walk|",
    );
    expect(words(render(<NearbyEvents title="Наблизо" events={nearby} />, "bg"))).toContain(
      "|7\u00a0мин пеша|",
    );
    expect(render(<NearbyEvents title="Nearby" events={[]} />)).toBe("");
  });

  it("PAGE-18 the dates of its series are links, its own is marked", () => {
    const dates = [20, 27].map((day) => ({ date: `2026-11-${day}`, time: "20:00", url: `/event/${day}` }));
    const html = render(<SeriesDates event={evening} dates={dates} path="/event/20" />);
    expect(words(html)).toBe("|Fri 20 Nov|Fri 27 Nov|");
    expect(html).toMatch(
      /aria-current="page"[^>]*href="\/event\/20"|href="\/event\/20"[^>]*aria-current="page"/,
    );
    expect(render(<SeriesDates event={evening} dates={dates.slice(1)} path="/event/27" />)).toBe("");
  });

  it("EVT-09 its organizer leads to everything else they do", () => {
    const card = <OrganizerCard organizer={{ name: "Teatro Nomad", slug: "teatro-nomad" }} events={14} />;
    expect(words(render(card))).toBe("|TN|Organizer · 14 events|Teatro Nomad|All their events|");
    expect(render(card)).toContain('href="/map?organizer=teatro-nomad"');
  });

  it("EVT-08 its language is told by name", () => {
    expect(words(render(<LanguageTag language="bg" />))).toBe("|Language: |Bulgarian|");
    expect(words(render(<LanguageTag language="de" />, "bg"))).toContain("Немски");
    expect(render(<LanguageTag language="not a language" />)).toBe("");
  });
});
