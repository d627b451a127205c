import { type ReactNode, useContext } from "react";
import { Link } from "react-router";
import type { NamedCity } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { EventRow } from "#web/listing/event-row.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useSite } from "#web/session/site.ts";
import { type PlainMap, PlainMapContext } from "./plain-map.ts";
import classes from "./plain-map-page.module.css";

/** In place of the map where no script runs: what is on tonight, and the ways to the cities. Rendered by the server alone. */
export function PlainMapPage() {
  const map = useContext(PlainMapContext);
  return <noscript>{map && <Page {...map} />}</noscript>;
}

function Page({ isTonight, events, venues, cities }: PlainMap) {
  const { t, locale } = useMessages();
  const { name } = useSite();
  const heading = t(isTonight ? "plain-map.tonight" : "plain-map.next");
  const [country] = cities.own.map((city) => countryName(city.country, locale));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to={urls.home} className={classes.home}>
          {name}
        </Link>
        <h1>{t("map.title")}</h1>
        <p>{t("plain-map.lead")}</p>
      </header>
      <div className={classes.columns}>
        <Part title={heading}>
          {events.length === 0 && <p>{t("plain-map.none")}</p>}
          <ul className={classes.events}>
            {events.map((event) => (
              <li key={event.id}>
                <EventRow
                  event={event}
                  size="small"
                  where={`${event.venue}, ${cityName(event.city, locale)}`}
                />
              </li>
            ))}
          </ul>
        </Part>
        <div>
          {country && (
            <Part title={t("plain-map.cities-of", { country })}>
              <Cities cities={cities.own} />
            </Part>
          )}
          {venues.length > 0 && (
            <Part title={t("plain-map.venues")}>
              <ul className={classes.links}>
                {venues.map((venue) => (
                  <li key={venue.url}>
                    <Link to={venue.url} {...textProps(venue.name, locale)}>
                      {venue.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {cities.others.length > 0 && (
            <Part title={t("plain-map.cities-elsewhere")}>
              <Cities cities={cities.others} hasCountry />
            </Part>
          )}
        </div>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Cities({ cities, hasCountry = false }: { cities: readonly NamedCity[]; hasCountry?: boolean }) {
  const { locale } = useMessages();
  return (
    <ul className={classes.links}>
      {cities.map(({ name, country, url }) => (
        <li key={url}>
          <Link to={url}>
            {cityName(name, locale)}
            {hasCountry && <small>{countryName(country, locale)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
