import type { LatestCategory } from "#contract/pages.ts";
import { routes, urls } from "#contract/urls.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { listEvents } from "#web/listing/listed-event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import type { Route } from "./+types/landing-page.ts";
import { DonateStrip } from "./donate-strip.tsx";
import { Hero } from "./hero.tsx";
import { placeHeroPins } from "./hero-places.ts";
import { LatestRow } from "./latest-row.tsx";

const ROWS: readonly LatestCategory[] = ["theater", "party", "concert"];

export async function loader({ context }: Route.LoaderArgs) {
  const { services, address } = context.get(pageContext);
  const country = services.countryOf(address);
  const found = await Promise.all(
    ROWS.map(async (category) => ({ category, venues: await services.latestEvents(country, category) })),
  );
  return {
    country,
    upcoming: services.upcomingCount(),
    pins: placeHeroPins(country, found),
    rows: found
      .map(({ category, venues }) => ({ category, events: listEvents(venues) }))
      .filter(({ events }) => events.length > 0),
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const site = useSite();
  const { country, upcoming, pins, rows } = loaderData;
  const title = t("landing.title", { site: site.name });
  return (
    <>
      <PageHead
        title={title}
        description={t("site.description")}
        path={urls.home}
        image={routes.siteShareImage}
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
      {rows.map(({ category }) => (
        <FeedHead
          key={category}
          of={t(`category.${category}`)}
          url={(format) => urls.categoryFeed(category, format)}
        />
      ))}
      <Hero country={country} upcoming={upcoming} pins={pins} />
      {rows.map(({ category, events }) => (
        <LatestRow key={category} category={category} country={country} events={events} />
      ))}
      <DonateStrip />
    </>
  );
}
