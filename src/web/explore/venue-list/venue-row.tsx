import { type MouseEvent, memo } from "react";
import type { ListedVenue } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { distanceM } from "#domain/geo.ts";
import { nextEvent } from "#domain/upcoming.ts";
import { cityName } from "#messages/city-name.ts";
import { distanceText } from "#messages/distance.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventMarkBadges, EventPrice, EventWhen } from "#web/listing/event-when.tsx";
import { NewDot } from "#web/listing/new-dot.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useNovelty } from "#web/listing/seen.ts";
import { useHover, useIsHovered } from "#web/map-view/hover.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { opensNewTab } from "#web/ui/opens-new-tab.ts";
import { pointOf } from "../near/nearest-venues.ts";
import { usePosition } from "../near/position.ts";
import { countVenueEvents } from "./sort-venues.ts";
import classes from "./venue-row.module.css";

interface VenueRowProps {
  venue: ListedVenue;
  nowMs: number;
  onOpen(id: string): void;
}

/** A venue in the list: what it is, and what is on there next. A link, so that a click before the scripts run counts too. */
export const VenueRow = memo(function VenueRow({ venue, nowMs, onOpen }: VenueRowProps) {
  const { t, locale } = useMessages();
  const { _id: id, category, events } = venue;
  const { set: hover } = useHover();
  const { position } = usePosition();
  const isMarked = useIsHovered(id);
  const next = nextEvent(events, nowMs);
  const novelty = useNovelty(venue, next?._id);

  function open(click: MouseEvent): void {
    if (opensNewTab(click)) return;
    click.preventDefault();
    onOpen(id);
  }
  return (
    <li className={classes.item}>
      <a
        href={urls.mapAtVenue(venue)}
        className={classes.row}
        draggable={false}
        data-venue={id}
        data-marked={isMarked || undefined}
        data-seen={novelty === "seen" || undefined}
        onClick={open}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(id)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hover(null)}
        onFocus={() => hover(id)}
        onBlur={() => hover(null)}
      >
        {next ? (
          <PosterImage event={next} width={60} height={60} className={classes.thumb} />
        ) : (
          <span className={`${classes.thumb} middle on-soft`} style={{ color: `var(--${category})` }}>
            <CategoryGlyph category={category} size={26} />
          </span>
        )}
        <span className="column grow text-small line-145">
          <span className={classes.name}>
            <span style={{ color: `var(--${category})` }}>
              <CategoryGlyph category={category} size={16} />
            </span>
            <span className="visually-hidden">{t(`category.${category}`)}</span>
            <b {...textProps(venue.name, locale)}>{venue.name}</b>
            {novelty === "new" && <NewDot />}
            {novelty === "seen" && <span className="visually-hidden">{t("list.seen")}</span>}
            {position && (
              <span className={classes.distance}>
                {distanceText(distanceM(position, pointOf(venue)), locale)}
              </span>
            )}
          </span>
          {next ? (
            <>
              <span className={classes.next} {...textProps(next.name, locale, next.language)}>
                {next.name}
              </span>
              <span className={classes.when}>
                <EventWhen event={next} />
                <EventMarkBadges event={next} isPriceApart />
              </span>
            </>
          ) : (
            <>
              <span className={classes.next}>{venue.address || cityName(venue.city, locale)}</span>
              <span className={classes.when}>{t("list.none")}</span>
            </>
          )}
        </span>{" "}
        <span className={classes.side}>
          {next && (
            <>
              <EventPrice event={next} className={classes.price} />{" "}
            </>
          )}
          <span>
            {t("list.events", {
              count: countVenueEvents(venue),
            })}
          </span>
        </span>
      </a>
    </li>
  );
});
