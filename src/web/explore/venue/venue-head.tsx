import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Venue } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconButton } from "#web/ui/button.tsx";
import { IconMapPin, IconShare2, IconX } from "#web/ui/icons.ts";
import { LazyFollowButton } from "../follow/lazy-follow-button.tsx";
import { VenueDistance } from "../near/venue-distance.tsx";
import { DirectionsMenu } from "./directions-menu.tsx";
import { PanelHeading } from "./panel-heading.tsx";
import classes from "./venue-head.module.css";

interface PanelHeadProps {
  children: ReactNode;
  onClose(): void;
}

/** What every panel in the list's place begins with: what it is, and the way out. */
export function PanelHead({ children, onClose }: PanelHeadProps) {
  const { t } = useMessages();
  return (
    <div className={classes.head}>
      <div className="grow">{children}</div>
      <IconButton
        size={44}
        variant="subtle"
        className="fixed ink hover-fill"
        aria-label={t("venue.close")}
        onClick={onClose}
      >
        <IconX size={22} stroke={1.8} aria-hidden />
      </IconButton>
    </div>
  );
}

interface VenueHeadProps {
  headingId: string;
  venue: Venue;
  onShare(): void;
  onClose(): void;
}

export function VenueHead({ headingId, venue, onShare, onClose }: VenueHeadProps) {
  const { t, locale } = useMessages();
  const { name, category, address } = venue;
  const city = cityName(venue.city, locale);
  const country = countryName(venue.country, locale);
  const where = address
    ? t("venue.where", { address, city, country })
    : t("venue.where-city", { city, country });
  return (
    <>
      <PanelHead onClose={onClose}>
        <p className={classes.kind}>
          <CategoryTag category={category} />
          <VenueDistance venue={venue} />
          <Link to={urls.venuePage(venue.slug, category)} className={classes.page}>
            {t("venue.page")}
          </Link>
        </p>
        <PanelHeading key={venue._id} id={headingId}>
          <span {...textProps(name, locale)}>{name}</span>
        </PanelHeading>
        <p className={classes.where} {...textProps(where, locale)}>
          <IconMapPin size={16} stroke={1.8} aria-hidden />
          {where}
        </p>
      </PanelHead>
      <div className={classes.actions}>
        <LazyFollowButton
          key={venue._id}
          target={{ kind: "venue", venue: venue.slug, category }}
          className={classes.follow}
        />
        <DirectionsMenu venue={venue} />
        <IconButton size={44} className={classes.share} aria-label={t("venue.share")} onClick={onShare}>
          <IconShare2 size={20} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
