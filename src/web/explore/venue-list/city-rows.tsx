import { type MouseEvent, useMemo, useState } from "react";
import type { Event } from "#contract/catalog.ts";
import type { ListedVenue } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { type CityInView, FIRST_CITIES } from "#domain/cities-in-view.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { opensNewTab } from "#web/ui/opens-new-tab.ts";
import { usePosition } from "../near/position.ts";
import { useShowCity } from "../use-show-city.ts";
import classes from "./city-rows.module.css";
import { sortCities } from "./sort-cities.ts";
import type { SortOrder } from "./sort-venues.ts";
import rowClasses from "./venue-row.module.css";

/** The cities of a wide view. */
export function CityRows({ order }: { order: SortOrder }) {
  const { t, locale } = useMessages();
  const { cities, cityTotal, listed } = useMapData();
  const { position } = usePosition();
  const [all, setAll] = useState<readonly CityInView[]>();
  const sorted = useMemo(
    () => sortCities(cities, { order, locale, position }),
    [cities, order, locale, position],
  );
  // Another view begins with its first cities again.
  const shown = all === cities ? sorted : sorted.slice(0, FIRST_CITIES);
  return (
    <section aria-label={t("list.cities", { count: cityTotal })}>
      <ul>
        {shown.map((city) => (
          <CityRow key={`${city.city} ${city.bounds.west}`} city={city} event={eventIn(city, listed)} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="default" fullWidth data-more onClick={() => setAll(cities)}>
          {t("list.more", { count: sorted.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

interface CityRowProps {
  city: CityInView;
  /** Whose picture stands for the city. */
  event: Event | undefined;
}

/** A link, so that a click before the scripts run counts too. */
function CityRow({ city, event }: CityRowProps) {
  const { t, locale } = useMessages();
  const showCity = useShowCity();
  const { category, bounds, longitude, latitude } = city;

  function show(click: MouseEvent): void {
    if (opensNewTab(click)) return;
    click.preventDefault();
    void showCity({ bounds, middle: { longitude, latitude } });
  }
  return (
    <li className={rowClasses.item}>
      <a
        href={urls.mapOfCity(city.country, city.city, longitude, latitude)}
        className={rowClasses.row}
        draggable={false}
        data-city={city.city}
        onClick={show}
      >
        {event ? (
          <PosterImage event={event} width={60} height={60} className={rowClasses.thumb} />
        ) : (
          <span className={`${rowClasses.thumb} middle on-soft`} style={{ color: `var(--${category})` }}>
            <CategoryGlyph category={category} size={26} />
          </span>
        )}
        <span className="column grow text-small line-145">
          <span className={rowClasses.name}>
            <b>{cityName(city.city, locale)}</b>
          </span>
          <span className={rowClasses.next}>{countryName(city.country, locale)}</span>
        </span>{" "}
        <span className={classes.side}>
          <b>{t("list.events", { count: city.events })}</b>{" "}
          {city.tonight > 0 && <span>{t("list.tonight", { count: city.tonight })}</span>}
        </span>
      </a>
    </li>
  );
}

function eventIn({ city, country }: CityInView, venues: readonly ListedVenue[]): Event | undefined {
  return venues.find((venue) => venue.city === city && venue.country === country && venue.events.length > 0)
    ?.events[0];
}
