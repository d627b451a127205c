import { Link } from "react-router";
import type { Venue } from "#contract/catalog.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { DisclosureMenu, DisclosureMenuLink } from "#web/ui/disclosure-menu.tsx";
import { IconDirectionSign } from "#web/ui/icons.ts";
import { directionsUrl, PLANNERS } from "./directions.ts";
import { SmallMap } from "./small-map.tsx";
import classes from "./venue-card.module.css";

interface VenueCardProps {
  venue: Venue;
  venueUrl: string;
  cityUrl: string;
}

/** What stands for the street in an address, to find it there again. */
const STREET = "\u0000";
const IS_SEPARATOR = /[\s,،、]/u;

/** City and country of an address in the order of the language, apart from the street and the commas on either side. */
function cityBeside(address: string) {
  const whole = address.replace(STREET, "");
  let [start, end] = [0, whole.length];
  while (start < end && IS_SEPARATOR.test(whole[start]!)) start++;
  while (end > start && IS_SEPARATOR.test(whole[end - 1]!)) end--;
  const isLast = address.startsWith(STREET);
  return { text: whole.slice(start, end), before: whole.slice(0, start), after: whole.slice(end), isLast };
}

/** Where an event is, on a small map, and how to get there. */
export function VenueCard({ venue, venueUrl, cityUrl }: VenueCardProps) {
  const { t, locale } = useMessages();
  const names = { city: cityName(venue.city, locale), country: countryName(venue.country, locale) };
  const city = venue.address
    ? cityBeside(t("place.address", { address: STREET, ...names }))
    : { text: t("place.city", names), before: "", after: "", isLast: true };
  const street = venue.address && <span {...textProps(venue.address, locale)}>{venue.address}</span>;
  return (
    <section className={classes.card}>
      <SmallMap venue={venue} />
      <div className={classes.foot}>
        <div className={classes.words}>
          <h2 className={classes.name}>
            <Link to={venueUrl} className="text-target" {...textProps(venue.name, locale)}>
              {venue.name}
            </Link>
          </h2>
          <p className={classes.address}>
            {city.isLast && street}
            {city.before}
            <Link to={cityUrl} className="text-target">
              {city.text}
            </Link>
            {city.after}
            {!city.isLast && street}
          </p>
        </div>
        <DisclosureMenu
          icon={<IconDirectionSign size={20} stroke={1.8} aria-hidden />}
          label={t("directions.label")}
          className={classes.directions}
        >
          {PLANNERS.map((planner) => (
            <DisclosureMenuLink key={planner} href={directionsUrl(planner, venue)}>
              {t(`directions.${planner}`)}
              <NewTabHint />
            </DisclosureMenuLink>
          ))}
        </DisclosureMenu>
      </div>
    </section>
  );
}
