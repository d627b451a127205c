import { placeOfCookie } from "#contract/page-request.ts";
import { HERO_CATEGORIES } from "#contract/pages.ts";
import { routes, urls } from "#contract/urls.ts";
import { chooseLocale } from "#domain/locale.ts";
import { countryName } from "#messages/country-name.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { listedEvent } from "#web/listing/listed-event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import type { Route } from "./+types/landing-page.ts";
import { CityChips } from "./city-chips.tsx";
import { DonateStrip } from "./donate-strip.tsx";
import { EventRow } from "./event-row.tsx";
import { Hero } from "./hero.tsx";
import { placeHeroPins } from "./hero-places.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { services, address } = context.get(pageContext);
  const visitor = services.visitorPlace(address, placeOfCookie(request.headers.get("cookie")));
  const { rows, ...facts } = services.landing(visitor);
  const { country } = visitor;
  // Here rather than in the browser, which is spared the table of countries.
  const locale = chooseLocale(request.headers.get("accept-language"), request.headers.get("cookie"));
  const look = services.landingLook(locale);
  return {
    ...facts,
    countryName: countryName(facts.place.country, locale),
    heroCountry: country,
    ...(Object.keys(look).length > 0 && { look }),
    upcoming: services.upcomingCount(),
    pins: placeHeroPins(
      country,
      HERO_CATEGORIES.map((category) => ({ category, events: services.nextEvents(country, category) })),
    ),
    rows: rows.map(({ events, ...row }) => ({
      ...row,
      events: events.map(({ venue, event }) => listedEvent(venue, event)),
    })),
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const site = useSite();
  const { place, rows, cities, heroCountry, upcoming, tonight, weekend, pins } = loaderData;
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
        <EventRow key={row.kind} row={row} place={place} country={loaderData.countryName} />
      ))}
      <DonateStrip />
    </>
  );
}
