import { Link } from "react-router";
import type { Venue } from "#contract/catalog.ts";
import type { CityFactsData } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { pinOf } from "#domain/category.ts";
import type { Point } from "#domain/geo.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pins } from "./pins.ts";
import classes from "./small-map.module.css";

/** Where a venue is, drawn by the server: a page about one place needs no map to move. */
export function SmallMap({ venue }: { venue: Venue }) {
  const { t } = useMessages();
  return (
    <Link
      to={urls.mapAtVenue(venue)}
      className={classes.map}
      aria-label={t("place.map", { place: venue.name })}
    >
      <Ground
        at={{ longitude: Number(venue.coordinates[0]), latitude: Number(venue.coordinates[1]) }}
        extent="street"
      />
      <img
        src={pins[pinOf(venue.category)]}
        alt=""
        width={64}
        height={95}
        className={classes.pin}
        loading="lazy"
      />
    </Link>
  );
}

export function CityMap({ city: { country, city, longitude, latitude } }: { city: PlacedCity }) {
  const { t } = useMessages();
  return (
    <Link to={urls.mapOfCity(country, city, longitude, latitude)} className={classes.map} data-whole>
      <Ground at={{ longitude, latitude }} extent="city" />
      <span className={classes.open}>{t("place.open-map")}</span>
    </Link>
  );
}

type PlacedCity = Pick<CityFactsData, "country" | "city" | "longitude" | "latitude">;

/** Both schemes' pictures; only the one that is shown is loaded. */
function Ground({ at, extent }: { at: Point; extent: "street" | "city" }) {
  const { locale } = useMessages();
  return (["light", "dark"] as const).map((scheme) => (
    <img
      key={scheme}
      src={urls.smallMap(at, extent, scheme, locale)}
      alt=""
      width={680}
      height={220}
      loading="lazy"
      className={classes.ground}
      data-scheme={scheme}
    />
  ));
}
