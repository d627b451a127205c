import { Link } from "react-router";
import type { CityLink } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconArrowRight, IconMapPin } from "#web/ui/icons.ts";
import classes from "./city-chips.module.css";

interface CityChipsProps {
  cities: readonly CityLink[];
  /** The page of the visitor's own city. */
  ownUrl: string | undefined;
}

/** The cities of the visitor's country with their numbers of events, and the way to all others. */
export function CityChips({ cities, ownUrl }: CityChipsProps) {
  const { t, locale } = useMessages();
  if (cities.length === 0) return null;
  return (
    <nav aria-label={t("cities.title")} className={classes.cities}>
      {cities.map(({ name, url, events }) => (
        <Link key={url} to={url} className={classes.city}>
          {url === ownUrl && <IconMapPin size={16} stroke={1.8} aria-hidden />}
          {cityName(name, locale)} <span className="faint">{formatNumber(events, locale)}</span>
        </Link>
      ))}
      <Link to={urls.cityList} className={classes.all}>
        {t("landing.all-cities")}
        <IconArrowRight size={17} stroke={1.8} aria-hidden />
      </Link>
    </nav>
  );
}
