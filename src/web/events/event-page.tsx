import { data, Link, redirect } from "react-router";
import { addressOf, parseEventAddress } from "#contract/event-address.ts";
import { SHARE_SHAPES, urls } from "#contract/urls.ts";
import { linkKind } from "#domain/event/link-kind.ts";
import { hourWord, lastDayOfRun } from "#domain/event/words.ts";
import { cityName } from "#messages/city-name.ts";
import { dateText, hourText } from "#messages/event-words.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { useCountOpened, useCountTickets } from "#web/listing/count-opened.ts";
import { EmbedLink } from "#web/listing/embed-link.tsx";
import { breadcrumbSchema, eventSchema } from "#web/listing/event-schema.ts";
import { eventView, type FurtherDate, furtherDate } from "#web/listing/event-view.ts";
import { OEmbedLink } from "#web/listing/o-embed-link.tsx";
import { offsetTime } from "#web/listing/offset-time.ts";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useMarkOpened } from "#web/listing/seen.ts";
import { VenueCard } from "#web/listing/venue-card.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import { IconChevronLeft } from "#web/ui/icons.ts";
import type { Route } from "./+types/event-page.ts";
import { CancelledNotes } from "./cancelled-notes.tsx";
import { EventActions, NEARBY } from "./event-actions.tsx";
import { EventDate } from "./event-date.tsx";
import { EventFacts } from "./event-facts.tsx";
import classes from "./event-page.module.css";
import { EventStatusNotice } from "./event-status.tsx";
import { EventStrip } from "./event-strip.tsx";
import { LanguageTag } from "./language-tag.tsx";
import { NearbyEvents } from "./nearby-events.tsx";
import { OpenDays } from "./open-days.tsx";
import { OrganizerCard } from "./organizer-card.tsx";
import { OverPage } from "./over-page.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { ReportButton } from "./report-button.tsx";
import { SeriesDates } from "./series-dates.tsx";

const SHOWN_DATES = 6;
/** The element that tells what the link of the heading opens. */
const LINK_HINT = "link-hint";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const address = parseEventAddress(params["*"] ?? "");
  const found = address && (await services.eventAt(address));
  if (!found) throw data(null, { status: 404 });
  const { event, venue, isOver, venueUrl, cityUrl, dates, more, nearby, organizerEvents, announced } = found;
  const path = urls.eventPage(addressOf(venue, event));
  if (url.pathname !== path) throw redirect(path + url.search, 301);

  const { publicUrl } = services.site;
  const startDate = offsetTime(Date.parse(event.startsAt), venue.timeZone);
  const facts = [
    eventSchema({
      event,
      venue,
      url: publicUrl + path,
      images: [
        ...SHARE_SHAPES.map((shape) => publicUrl + urls.shareImage(event._id, shape)),
        new URL(event.image, publicUrl).href,
      ],
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
      facts: facts.map((each) => JSON.stringify(each)),
      dates: aroundOwn(
        dates.map((date) => furtherDate(venue, date)),
        path,
      ),
      more: more.map((each) => eventView(each.venue, each.event)),
      nearby: nearby.map((each) => ({
        ...eventView(each.venue, each.event),
        walkMinutes: each.walkMinutes,
      })),
      organizerEvents,
      announced,
    },
    { status: isOver ? 410 : 200 },
  );
}

/** As many dates of a series as fit in a line or two, from the one before this. */
function aroundOwn(dates: FurtherDate[], path: string): FurtherDate[] {
  const own = dates.findIndex(({ url }) => url === path);
  const first = Math.max(0, Math.min(own - 1, dates.length - SHOWN_DATES));
  return dates.slice(first, first + SHOWN_DATES);
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { event, venue, isOver, venueUrl, cityUrl, path, pageUrl, startDate, facts, more } = loaderData;
  const { dates, nearby, organizerEvents, announced } = loaderData;
  useMarkOpened("events", event._id);
  useCountOpened(event._id);
  const countTickets = useCountTickets(event._id);
  const isCancelled = event.status === "cancelled";
  if (isOver) return <OverPage event={event} venue={venue} venueUrl={venueUrl} more={more} />;
  const isRun = lastDayOfRun(event) !== undefined;
  const nearbyTitle = t(isRun ? "event-page.nearby-now" : "event-page.nearby");
  const about = t("event-page.about", {
    event: event.name,
    date: dateText(event.date, locale),
    time: hourText(hourWord(event), locale),
    venue: venue.name,
    city: cityName(venue.city, locale),
  });
  return (
    <article className={classes.page} data-cancelled={isCancelled || undefined}>
      <FeedHead of={venue.name} url={(format) => urls.venueFeed(venue._id, format)} />
      <PageHead
        title={event.name}
        description={`${about} ${event.description}`.slice(0, 300)}
        path={path}
        image={urls.shareImage(event._id)}
      />
      <OEmbedLink path={path} title={event.name} />
      {facts.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same two in the same order
        <JsonLd key={index} facts={each} />
      ))}
      <Link to={venueUrl} className={classes.back}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden />
        <span {...textProps(venue.name, locale)}>{venue.name}</span>
      </Link>
      <EventStatusNotice event={event} announced={announced} />
      <div className={classes.columns}>
        <PosterImage event={event} width={440} height={550} className={classes.poster} isLazy={false} />
        <div className={classes.facts}>
          <div className="flex wrap gap-8">
            <CategoryTag category={venue.category} />
            {event.language && <LanguageTag language={event.language} />}
          </div>
          <h1 className={classes.title} tabIndex={-1} {...textProps(event.name, locale, event.language)}>
            {event.link ? (
              <a
                href={event.link}
                target="_blank"
                rel="noopener nofollow"
                onClick={countTickets}
                aria-describedby={LINK_HINT}
              >
                {event.name}
              </a>
            ) : (
              event.name
            )}
          </h1>
          {/* Beside the heading, whose text is the title alone, and in the language of the page. */}
          {event.link && (
            <span id={LINK_HINT} hidden>
              {t("event.new-tab", { link: t(`event.link-${linkKind(event.link)}`) })}
            </span>
          )}
          <EventDate event={event} venue={venue} startDate={startDate} />
          {dates.length > 1 && <SeriesDates event={event} dates={dates} path={path} />}
          <EventFacts event={event} />
          {isCancelled && <CancelledNotes event={event} />}
          <EventActions
            event={event}
            venue={venue}
            url={pageUrl}
            calendarUrl={urls.eventCalendar(addressOf(venue, event))}
            nearby={nearby.length > 0 ? nearbyTitle : undefined}
          />
          {event.openDays && <OpenDays event={event} days={event.openDays} />}
          <div className={classes.description} {...textProps(event.description, locale, event.language)}>
            <Paragraphs text={event.description} />
          </div>
          {event.organizer && <OrganizerCard organizer={event.organizer} events={organizerEvents} />}
          <VenueCard venue={venue} venueUrl={venueUrl} cityUrl={cityUrl} />
          <EmbedLink start={{ kind: "event", event: pageUrl }} />
          <ReportButton eventId={event._id} />
          {/* On paper links lead nowhere. */}
          <div className={classes.printed}>
            <p>{t("event-page.printed-page", { url: pageUrl })}</p>
            {event.link && <p>{t("event-page.printed-seller", { url: event.link })}</p>}
          </div>
        </div>
      </div>
      <EventStrip title={t("event-page.more")} events={more} />
      {nearby.length > 0 && (
        <div id={NEARBY}>
          <NearbyEvents title={nearbyTitle} events={nearby} />
        </div>
      )}
    </article>
  );
}
