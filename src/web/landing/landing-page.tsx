import { Suspense, useMemo } from "react";
import { placeOfCookie } from "#contract/page-request.ts";
import { HERO_CATEGORIES } from "#contract/pages.ts";
import { routes, urls } from "#contract/urls.ts";
import { chooseLocale } from "#domain/locale.ts";
import { countryName } from "#messages/country-name.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { eventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import type { Route } from "./+types/landing-page.ts";
import { CityChips } from "./city-chips.tsx";
import { DonateStrip } from "./donate-strip.tsx";
import { LandingEventRow, type ListedRow } from "./event-row.tsx";
import { Hero } from "./hero.tsx";
import { type HeroPin, placeHeroPins } from "./hero-places.ts";

interface Listed {
  rows: ListedRow[];
  pins: HeroPin[];
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { services, address } = context.get(pageContext);
  const visitor = services.visitorPlace(address, placeOfCookie(request.headers.get("cookie")));
  const { rows, ...facts } = services.landing(visitor);
  const { country } = visitor;
  // Here rather than in the browser, which is spared the table of countries.
  const locale = chooseLocale(request.headers.get("accept-language"), request.headers.get("cookie"));
  const look = services.landingLook(locale);
  const listed: Listed = {
    rows: rows.map(({ events, ...row }) => ({
      ...row,
      events: events.map(({ venue, event }) => eventView(venue, event)),
    })),
    pins: placeHeroPins(
      country,
      HERO_CATEGORIES.map((category) => ({ category, events: services.nextEvents(country, category) })),
    ),
  };
  return {
    ...facts,
    countryName: countryName(facts.place.country, locale),
    heroCountry: country,
    ...(Object.keys(look).length > 0 && { look }),
    upcoming: services.upcomingCount(),
    // As one text: to decode fifty events took the router 11 ms of a full-speed processor.
    listed: JSON.stringify(listed),
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const site = useSite();
  const { place, cities, heroCountry, upcoming, tonight, weekend, listed } = loaderData;
  const { rows, pins } = useMemo((): Listed => JSON.parse(listed), [listed]);
  const title = t("landing.title", { site: site.name });
  return (
    <>
      <PageHead
        title={title}
        description={t("site.description")}
        path={urls.home}
        image={routes.siteShareImage}
        names={rows.flatMap(({ events }) => events.map(({ name }) => name))}
        isWholeTitle
      />
      <JsonLd
        facts={{
          "@context": "https://schema.org",
          "@type": "WebSite",
          name: site.name,
          url: site.publicUrl + urls.home,
        }}
      />
      {HERO_CATEGORIES.map((category) => (
        <FeedHead
          key={category}
          of={t(`category.${category}`)}
          url={(format) => urls.categoryFeed(category, format)}
        />
      ))}
      <Hero
        country={heroCountry}
        upcoming={upcoming}
        tonight={tonight}
        pins={pins}
        near={{ place, weekend }}
        {...(loaderData.look && { look: loaderData.look })}
      />
      <CityChips cities={cities} ownUrl={place.url} />
      {rows.map((row) => (
        // Each is taken over by itself; pressed before, at once.
        <Suspense key={row.kind}>
          <LandingEventRow row={row} place={place} country={loaderData.countryName} />
        </Suspense>
      ))}
      <DonateStrip />
    </>
  );
}
