import { useId, useRef } from "react";
import { Link } from "react-router";
import type { LandingPlace, LandingRow } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { dayText } from "#messages/event-words.ts";
import type { EventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { lineSign } from "#web/ui/direction.ts";
import { IconArrowRight, IconChevronLeft, IconChevronRight } from "#web/ui/icons.ts";
import classes from "./event-row.module.css";
import { EventTile } from "./event-tile.tsx";

const CITY_ZOOM = 12;
const COUNTRY_ZOOM = 6;

export interface ListedRow extends Omit<LandingRow, "events"> {
  events: EventView[];
}

interface EventRowProps {
  row: ListedRow;
  place: LandingPlace;
  /** The country's name in the visitor's language. */
  country: string;
}

/** Events of one kind, to swipe through. */
export function LandingEventRow({ row, place, country }: EventRowProps) {
  const { t, locale } = useMessages();
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const where = place.city === undefined ? country : cityName(place.city, locale);
  const day = (date: string) => dayText(date, false, locale);
  const title =
    row.kind === "tonight" || row.kind === "tomorrow"
      ? t(`landing.${row.kind}`, { place: where })
      : t(`landing.${row.kind}`);
  const note = t(`landing.${row.kind}-note`, {
    from: day(row.from),
    to: day(row.to),
    place: row.kind === "festivals" ? country : where,
  });

  const scrollPage = (direction: -1 | 1) =>
    list.current?.scrollBy({
      left: lineSign() * direction * list.current.clientWidth * 0.8,
      behavior: "smooth",
    });

  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <div className="grow">
          <h2 id={headingId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.note}>{note}</p>
        </div>
        <Button
          component={Link}
          to={allOf(row, place)}
          variant="subtle"
          className="fixed accent"
          rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
          aria-label={t("landing.see-all-of", { count: row.total, row: title })}
        >
          {t("landing.see-all", { count: row.total })}
        </Button>
        <div className={classes.arrows}>
          <IconButton
            variant="default"
            size={44}
            onClick={() => scrollPage(-1)}
            aria-label={t("landing.scroll-back", { row: title })}
          >
            <IconChevronLeft size={20} stroke={1.8} aria-hidden />
          </IconButton>
          <IconButton
            variant="default"
            size={44}
            onClick={() => scrollPage(1)}
            aria-label={t("landing.scroll-on", { row: title })}
          >
            <IconChevronRight size={20} stroke={1.8} aria-hidden />
          </IconButton>
        </div>
      </div>
      <ul ref={list} className={classes.row}>
        {row.events.map((event) => (
          <li key={event.id}>
            <EventTile event={event} where={placeOf(event)} />
          </li>
        ))}
      </ul>
    </section>
  );

  /** The city where it is not the row's own, else the venue. */
  function placeOf(event: EventView): string {
    return event.city === place.city && row.kind !== "festivals" ? event.venue : cityName(event.city, locale);
  }
}

/** The map narrowed to the row; what is new has no filter, and a city's page lists everything. */
function allOf({ kind, from, to }: ListedRow, place: LandingPlace): string {
  const { country, city, url, latitude, longitude } = place;
  const isWide = kind === "festivals" || city === undefined;
  const at = `${latitude.toFixed(5)},${longitude.toFixed(5)},${isWide ? COUNTRY_ZOOM : CITY_ZOOM}`;
  switch (kind) {
    case "tonight":
      return urls.mapWith({ at, when: "tonight" });
    case "new":
      return url ?? urls.mapWith({ at, country });
    case "festivals":
      return urls.mapWith({ at, categories: "festival", country, from, to });
    default:
      return urls.mapWith({ at, from, to });
  }
}
