import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { LandingLook } from "#contract/site.ts";
import { publicEvent } from "#tests/support/events.ts";
import "#tests/support/messages.ts";
import { Hero } from "./hero.tsx";
import { HeroCards } from "./hero-map.tsx";
import type { HeroPin } from "./hero-places.ts";

const event = { ...publicEvent({ name: "Strings" }), id: "7", url: "/event/of-the-card", city: "Sofia" };
const pin = { category: "concert", x: 1, y: 1, card: { x: 1, y: 1 }, event } as unknown as HeroPin;

const heroWith = (look?: LandingLook) =>
  renderToString(
    <MemoryRouter>
      <Hero
        country="Bulgaria"
        upcoming={1}
        tonight={0}
        pins={[pin]}
        near={{
          place: { country: "Bulgaria", city: "Sofia", url: undefined, longitude: 23.3, latitude: 42.7 },
          weekend: { from: "2026-11-20", to: "2026-11-22" },
        }}
        {...(look && { look })}
      />
    </MemoryRouter>,
  );

it("LAND-04 the Tab key reaches GO TO THE MAP before the cards of the picture", () => {
  const html = heroWith();
  const targets = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map((match) => match[1]);
  expect(targets).toEqual([
    "/map",
    "/map?at=42.70000,23.30000,13&amp;from=2026-11-20&amp;to=2026-11-22",
    "/event/of-the-card",
  ]);
});

it("LOOK-04 a card of the picture tells city, day and start on one short line", () => {
  const later = {
    ...event,
    date: "2099-01-02",
    time: "19:00",
    endTime: "21:30",
    startsAt: "2099-01-02T17:00:00Z",
  };
  const html = renderToString(
    <MemoryRouter>
      <HeroCards pins={[{ ...pin, event: later } as unknown as HeroPin]} />
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]*>/g, "")).toBe("StringsSofia · Fri 2 Jan 2099 · 19:00h");
});

it("INST-02 INST-09 an instance has its own picture and welcome, in its language, in place of the map and its cards", () => {
  const hero = `https://site.example/uploads/${"h".repeat(43)}.webp`;
  const html = heroWith({ hero, welcome: { text: "Добре дошли\nпри нас", language: "bg" } });
  expect(html).toMatch(
    /<img src="\/images\/site\/hero\/1280\.webp\?v=\w+" srcSet="\/images\/site\/hero\/640\.webp/,
  );
  expect(html).toMatch(/<p class="[^"]*" lang="bg" dir="auto">Добре дошли\nпри нас<\/p>/);
  expect(html).not.toContain("/event/of-the-card");
  expect(heroWith()).toContain("/event/of-the-card");
});
