import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import { data, Link, redirect } from "react-router";
import { urls } from "#contract/urls.ts";
import { hourWord } from "#domain/event/words.ts";
import { formatDate } from "#domain/time.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { addressOf, parseEventAddress } from "#web/listing/event-address.ts";
import { breadcrumbSchema, eventSchema } from "#web/listing/event-schema.ts";
import { listedEvent } from "#web/listing/listed-event.ts";
import { offsetTime } from "#web/listing/offset-time.ts";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { VenueCard } from "#web/listing/venue-card.tsx";
import { hourText } from "#web/messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/event-page.ts";
import { EventActions } from "./event-actions.tsx";
import { EventDate } from "./event-date.tsx";
import { EventFacts } from "./event-facts.tsx";
import classes from "./event-page.module.css";
import { EventStatus } from "./event-status.tsx";
import { EventStrip } from "./event-strip.tsx";
import { OverPage } from "./over-page.tsx";
import { Paragraphs } from "./paragraphs.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const address = parseEventAddress(params["*"] ?? "");
  const found = address && (await services.eventAt(address));
  if (!found) throw data(null, { status: 404 });
  const { event, venue, isOver, venueUrl, cityUrl, more } = found;
  const path = urls.eventPage(addressOf(venue, event));
  if (url.pathname !== path) throw redirect(path + url.search, 301);

  const { publicUrl } = services.site;
  const startDate = offsetTime(Date.parse(event.startsAt), venue.timeZone);
  const facts = [
    eventSchema({
      event,
      venue,
      url: publicUrl + path,
      images: [publicUrl + urls.shareImage(event._id), new URL(event.image, publicUrl).href],
    }),
    breadcrumbSchema([
      { name: venue.city, url: publicUrl + cityUrl },
      { name: venue.name, url: publicUrl + venueUrl },
      { name: event.name, url: publicUrl + path },
    ]),
  ];
  return data(
    {
      event,
      venue,
      isOver,
      venueUrl,
      cityUrl,
      path,
      pageUrl: publicUrl + path,
      startDate,
      facts,
      more: more.map((each) => listedEvent(venue, each)),
    },
    { status: isOver ? 410 : 200 },
  );
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { event, venue, isOver, venueUrl, cityUrl, path, pageUrl, startDate, facts, more } = loaderData;
  if (isOver) return <OverPage event={event} venue={venue} venueUrl={venueUrl} more={more} />;
  const about = t("event-page.about", {
    event: event.name,
    date: formatDate(event.date),
    time: hourText(hourWord(event), locale),
    venue: venue.name,
    city: venue.city,
  });
  return (
    <article className={classes.page}>
      <FeedHead of={venue.name} url={(format) => urls.venueFeed(venue._id, format)} />
      <PageHead
        title={event.name}
        description={`${about} ${event.description}`.slice(0, 300)}
        path={path}
        image={urls.shareImage(event._id)}
      />
      {facts.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same two in the same order
        <JsonLd key={index} facts={each} />
      ))}
      <Link to={venueUrl} className={classes.back}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden />
        <span {...textProps(venue.name, locale)}>{venue.name}</span>
      </Link>
      <EventStatus event={event} />
      <div className={classes.columns}>
        <PosterImage event={event} width={440} height={550} className={classes.poster} isLazy={false} />
        <div className={classes.facts}>
          <CategoryTag category={venue.category} />
          <h1 className={classes.title} tabIndex={-1} {...textProps(event.name, locale, event.language)}>
            {event.link ? (
              <a
                href={event.link}
                target="_blank"
                rel="noopener nofollow"
                aria-label={t("event-page.opens-seller", { event: event.name })}
              >
                {event.name} <IconExternalLink size={24} stroke={1.8} aria-hidden />
              </a>
            ) : (
              event.name
            )}
          </h1>
          <EventDate event={event} venue={venue} startDate={startDate} />
          <EventFacts event={event} />
          <EventActions
            event={event}
            venue={venue}
            url={pageUrl}
            calendarUrl={urls.eventCalendar(addressOf(venue, event))}
          />
          <div className={classes.description} {...textProps(event.description, locale, event.language)}>
            <Paragraphs text={event.description} />
          </div>
          <VenueCard venue={venue} venueUrl={venueUrl} cityUrl={cityUrl} />
          {/* On paper links lead nowhere. */}
          <div className={classes.printed}>
            <p>{t("event-page.printed-page", { url: pageUrl })}</p>
            {event.link && <p>{t("event-page.printed-seller", { url: event.link })}</p>}
          </div>
        </div>
      </div>
      <EventStrip title={t("event-page.more")} events={more} />
    </article>
  );
}
