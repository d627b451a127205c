import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import "#web/messages/every-language.ts";
import { Hero } from "./hero.tsx";
import type { HeroPin } from "./hero-places.ts";

const event = { ...publicEvent({ name: "Strings" }), id: "7", url: "/event/of-the-card", city: "Sofia" };
const pin = { category: "concert", x: 1, y: 1, card: { x: 1, y: 1 }, event } as unknown as HeroPin;

it("LAND-04 the Tab key reaches GO TO THE MAP before the cards of the picture", () => {
  const html = renderToString(
    <MemoryRouter>
      <Hero country="Bulgaria" upcoming={1} pins={[pin]} />
    </MemoryRouter>,
  );
  const targets = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map((match) => match[1]);
  expect(targets).toEqual(["/map", "/event/of-the-card"]);
});
