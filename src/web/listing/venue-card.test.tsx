import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { Venue } from "#contract/catalog.ts";
import type { Locale } from "#domain/locale.ts";
import "#messages/every-language.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { VenueCard } from "./venue-card.tsx";

const venue = {
  _id: "1",
  name: "Bulgaria Hall",
  slug: "bulgaria-hall",
  category: "concert",
  address: "ul. Aksakov 1",
  city: "Sofia",
  region: "",
  country: "Bulgaria",
  countryCode: "BG",
  coordinates: [23.33, 42.69],
} as unknown as Venue;

function addressIn(locale: Locale, of = venue): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale={locale}>
          <VenueCard venue={of} venueUrl="/venue" cityUrl="/city" />
        </MessagesProvider>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Page />);
  return /<p[^>]*>(.*?)<\/p>/s.exec(html)![1]!.replace(/<[^>]*>/g, "");
}

describe("The address of an event", () => {
  it("has the order and the comma of the language", () => {
    expect(addressIn("en")).toBe("ul. Aksakov 1, Sofia, Bulgaria");
    expect(addressIn("ja")).toBe("ブルガリア、ソフィア、ul. Aksakov 1");
    expect(addressIn("ar")).toBe("ul. Aksakov 1، صوفيا، بلغاريا");
  });

  it("is the city alone where the street isn't known", () => {
    expect(addressIn("de", { ...venue, address: "" })).toBe("Sofia, Bulgarien");
  });
});
