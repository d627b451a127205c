import { data, Link, redirect } from "react-router";
import { urls } from "#contract/urls.ts";
import { indexOfNext } from "#domain/upcoming.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { FollowButton } from "#web/follow/follow-button.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EmbedLink } from "#web/listing/embed-link.tsx";
import { breadcrumbSchema, listSchema, placeSchema } from "#web/listing/event-schema.ts";
import { upcomingCountOf, upcomingOf } from "#web/listing/event-view.ts";
import { OEmbedLink } from "#web/listing/o-embed-link.tsx";
import { VenueCard } from "#web/listing/venue-card.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/venue-page.ts";
import { ClaimLink } from "./claim-link.tsx";
import { EventDirectoryList } from "./event-list.tsx";
import { FeedLinks } from "./feed-links.tsx";
import classes from "./place-page.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const found = await services.venueAt(params.slug.toLowerCase(), params.category?.toLowerCase());
  if (!found) throw data(null, { status: 404 });
  const { venue, others, venueUrl, cityUrl, weekendEnd } = found;
  if (url.pathname !== venueUrl) throw redirect(venueUrl + url.search, 301);

  const { publicUrl } = services.site;
  const { events: _own, ...place } = venue;
  const listed = upcomingOf([venue, ...others], services.now());
  const facts = [
    { "@context": "https://schema.org", ...placeSchema(place, publicUrl + venueUrl) },
    listSchema(
      venue.name,
      listed.map(({ url }) => publicUrl + url),
    ),
    breadcrumbSchema([
      { name: venue.city, url: publicUrl + cityUrl },
      { name: venue.name, url: publicUrl + venueUrl },
    ]),
  ];
  const next = listed[indexOfNext(listed, services.now())]?.id;
  const count = upcomingCountOf([venue, ...others], services.now());
  return { venue: place, events: listed, count, next, venueUrl, cityUrl, weekendEnd, facts };
}

export default function VenuePage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { venue, events, count, next, venueUrl, cityUrl, weekendEnd, facts } = loaderData;
  const { name } = venue;
  const city = cityName(venue.city, locale);
  return (
    <div className={classes.page}>
      <PageHead
        title={t("venue-page.title", { venue: name, city })}
        description={t("venue-page.description", {
          count,
          venue: name,
          city,
        })}
        path={venueUrl}
        image={next && urls.shareImage(next)}
        names={events.map((event) => event.name)}
      />
      <OEmbedLink path={venueUrl} title={name} />
      <JsonLd facts={facts} />
      <nav aria-label={t("place.trail")} className={classes.trail}>
        <Link to={cityUrl}>{t("place.city", { city, country: countryName(venue.country, locale) })}</Link>
      </nav>
      <CategoryTag category={venue.category} />
      <h1 className={classes.title} tabIndex={-1} {...textProps(name, locale)}>
        {name}
      </h1>
      <FollowButton
        target={{ kind: "venue", venue: venue.slug, category: venue.category }}
        className={classes.follow}
      />
      <div className={classes.columns}>
        <section className={classes.main} aria-label={t("venue-page.upcoming")}>
          <h2 className="subtitle below-16">{t("venue-page.upcoming")}</h2>
          <EventDirectoryList
            events={events}
            level={3}
            venueCategory={venue.category}
            weekendEnd={weekendEnd}
          >
            <p>{t("venue-page.empty")}</p>
            <Button component={Link} to={cityUrl}>
              {t("venue-page.empty-way", { city })}
            </Button>
          </EventDirectoryList>
        </section>
        <aside className={classes.side}>
          <VenueCard venue={venue} venueUrl={venueUrl} cityUrl={cityUrl} />
          <Button component={Link} to={urls.mapAtVenue(venue)} variant="default" fullWidth>
            {t("place.open-map")}
          </Button>
          <div>
            <FeedLinks
              place={name}
              ics={urls.venueFeed(venue._id, "ics")}
              atom={urls.venueFeed(venue._id, "atom")}
            />
            <EmbedLink
              start={{
                kind: "list",
                venue: venue._id,
                at: `${venue.coordinates[1]},${venue.coordinates[0]},15`,
              }}
            />
            <ClaimLink kind="venue" name={`${venue.category}/${venue.slug}`} />
          </div>
        </aside>
      </div>
    </div>
  );
}
