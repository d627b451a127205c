import type { Event } from "#contract/catalog.ts";
import { indexOfNext } from "#domain/upcoming.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { distanceText } from "#messages/distance.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { venueSpot } from "#web/map-view/view-box.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { IconChevronRight } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import { MarkedText } from "./marked-text.tsx";
import type { SearchResultVenue } from "./result-groups.ts";
import classes from "./search-result.module.css";

/** Nearer than any map goes; it stops where its own maximum is. */
const SELECTED_ZOOM = 54;
const SHOWN_EVENTS = 3;

/** A venue with the events of it that were found; choosing it leads there. */
export function SearchResult({ venue, text }: { venue: SearchResultVenue; text: string }) {
  const { t, locale } = useMessages();
  const { goTo } = useEngine();
  const { openVenue } = usePanels();
  const [longitude, latitude] = venueSpot(venue);
  const next = indexOfNext(venue.events, useNow());
  const shown = venue.events.slice(next, next + SHOWN_EVENTS);
  const hidden = venue.events.length - shown.length;
  const choose = () => {
    openVenue(venue._id);
    goTo({ longitude, latitude, zoom: SELECTED_ZOOM });
  };
  return (
    <li>
      <PlainButton
        className={classes.result}
        style={{ "--category": `var(--${venue.category})` }}
        onClick={choose}
      >
        {shown[0] && <PosterImage event={shown[0]} width={48} height={48} className={classes.poster} />}
        <span className="shrink">
          <span className="block strong ellipsis" {...textProps(venue.name, locale)}>
            <MarkedText text={venue.name} searched={text} />
          </span>
          <span className="row gap-8 muted text-small">
            <span className={classes.glyph}>
              <CategoryGlyph category={venue.category} size={15} />
            </span>
            {t("search.where", {
              category: t(`category.${venue.category}`),
              city: cityName(venue.city, locale),
              country: countryName(venue.country, locale),
            })}
          </span>
        </span>
        {venue.distanceM === undefined ? (
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        ) : (
          <span className="muted text-small strong">{distanceText(venue.distanceM, locale)}</span>
        )}
        <span className={classes.events}>
          {shown.map((event) => (
            <FoundEvent key={event._id} event={event} text={text} />
          ))}
          {hidden > 0 && <span className="text-small muted">{t("search.more", { count: hidden })}</span>}
        </span>
      </PlainButton>
    </li>
  );
}

function FoundEvent({ event, text }: { event: Event; text: string }) {
  const { locale } = useMessages();
  return (
    <span className={classes.event}>
      <span className={classes.eventName} {...textProps(event.name, locale, event.language)}>
        <MarkedText text={event.name} searched={text} />
      </span>
      <span className="flex gap-8">
        <EventMarkBadges event={event} />
      </span>
      <span className={classes.when}>
        <EventWhen event={event} />
      </span>
    </span>
  );
}
