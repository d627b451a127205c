import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { formatDate } from "#domain/time.ts";
import { countryName } from "#messages/country-name.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { SmallMap } from "#web/listing/small-map.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconPencil } from "#web/ui/icons.ts";
import type { Choice, ChoiceEvent, ChosenVenue } from "../choice/choice.ts";
import { cityOptions } from "../choice/city-options.ts";
import { citiesOf, cityVenuesQuery } from "../queries.ts";
import classes from "./preview.module.css";

const MAX_SHOWN = 100;

interface VenuePreviewProps {
  venue: ChosenVenue | undefined;
  events: readonly ChoiceEvent[] | undefined;
  /** The event that the form is about. */
  currentId?: string | undefined;
}

/** The venue that a form is about, with what is on there: to see at once that it is the right one. */
export function VenuePreview({ venue, events, currentId }: VenuePreviewProps) {
  const { t, locale } = useMessages();
  if (!venue) return <p className={classes.empty}>{t("admin.preview-empty")}</p>;
  const { name, category, address, city, coordinates } = venue;
  const country = countryName(venue.country, locale);
  const [longitude, latitude] = coordinates.map((degrees) => Number(degrees).toFixed(4)) as [string, string];
  return (
    <>
      <div className={classes.map}>
        <SmallMap venue={venue} />
      </div>
      <div className={classes.venue}>
        <CategoryTag category={category} />
        <h2 className={classes.name} {...textProps(name, locale)}>
          {name}
        </h2>
        <p className="muted text-small">
          {t("admin.preview-where", { address, city, country, latitude, longitude })}
        </p>
      </div>
      <h3 className={classes.heading}>
        {t("admin.preview-events")}
        <span>{events?.length}</span>
      </h3>
      {events?.length === 0 && <p className={classes.none}>{t("admin.preview-none")}</p>}
      <ul className={classes.events}>
        {events?.slice(0, MAX_SHOWN).map((event) => (
          <EventRow key={event._id} venue={venue} event={event} isCurrent={event._id === currentId} />
        ))}
      </ul>
      {events && events.length > MAX_SHOWN && (
        <p className={classes.none}>{t("admin.preview-more", { count: events.length - MAX_SHOWN })}</p>
      )}
    </>
  );
}

interface EventRowProps {
  venue: ChosenVenue;
  event: ChoiceEvent;
  isCurrent: boolean;
}

function EventRow({ venue, event, isCurrent }: EventRowProps) {
  const { t, locale } = useMessages();
  const date = formatDate(event.date);
  return (
    <li className={classes.event} data-current={isCurrent || undefined}>
      <PosterImage
        event={{ _id: event._id, image: event.image || urls.poster(event._id) }}
        width={44}
        height={44}
        className={classes.poster}
      />
      <div className={classes.words}>
        <b {...textProps(event.name, locale, event.language)}>{event.name}</b>
        <p>
          <EventWhen event={event} />
        </p>
        <EventMarkBadges event={event} />
      </div>
      {isCurrent ? (
        <span className={classes.current}>{t("admin.preview-current")}</span>
      ) : (
        <Link
          to={urls.adminAt(venue._id, event._id)}
          className={classes.edit}
          aria-label={t("admin.preview-edit", { event: event.name, date })}
        >
          <IconPencil size={17} stroke={1.8} aria-hidden />
        </Link>
      )}
    </li>
  );
}

/** What is there already, so that nothing is added twice. */
function KnownNames({ title, none, names }: { title: string; none: string; names: readonly ReactNode[] }) {
  if (names.length === 0) return <p className={classes.empty}>{none}</p>;
  return (
    <>
      <h2 className={classes.heading}>
        {title}
        <span>{names.length}</span>
      </h2>
      <ul className={classes.names}>{names}</ul>
    </>
  );
}

/** The cities that the country has already. */
export function KnownCities({ country }: { country: string }) {
  const { t, locale } = useMessages();
  const { data } = useQuery(citiesOf(country));
  if (country === "") return <p className={classes.empty}>{t("admin.cities-empty")}</p>;
  const names = data && cityOptions(data, locale).map(({ value, label }) => <li key={value}>{label}</li>);
  return names && <KnownNames title={t("admin.cities")} none={t("admin.cities-none")} names={names} />;
}

/** The venues that the city has already. */
export function NearbyVenues({ choice }: { choice: Choice }) {
  const { t, locale } = useMessages();
  const { data } = useQuery(cityVenuesQuery(choice));
  if (choice.city === "") return <p className={classes.empty}>{t("admin.nearby-empty")}</p>;
  const names = data?.venues.map(({ _id, name, address }) => (
    <li key={_id}>
      <span {...textProps(name, locale)}>{name}</span>
      <small {...textProps(address, locale)}>{address}</small>
    </li>
  ));
  return names && <KnownNames title={t("admin.nearby")} none={t("admin.nearby-none")} names={names} />;
}
