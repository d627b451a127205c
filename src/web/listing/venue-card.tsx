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

/** Where an event is, on a small map, and how to get there. */
export function VenueCard({ venue, venueUrl, cityUrl }: VenueCardProps) {
  const { t, locale } = useMessages();
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
            {venue.address && (
              <>
                <span {...textProps(venue.address, locale)}>{venue.address}</span>,{" "}
              </>
            )}
            <Link to={cityUrl} className="text-target">
              {t("place.city", {
                city: cityName(venue.city, locale),
                country: countryName(venue.country, locale),
              })}
            </Link>
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
