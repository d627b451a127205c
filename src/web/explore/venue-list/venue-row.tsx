import { memo } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useHover, useIsHovered } from "#web/map-view/hover.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./venue-row.module.css";

interface VenueRowProps {
  venue: VenueWithEvents;
  nowMs: number;
  onOpen(id: string): void;
}

/** A venue in the list: what it is, and what is on there next. */
export const VenueRow = memo(function VenueRow({ venue, nowMs, onOpen }: VenueRowProps) {
  const { t, locale } = useMessages();
  const { _id: id, category, events } = venue;
  const { set: hover } = useHover();
  const isMarked = useIsHovered(id);
  const [next] = upcomingEvents(events, nowMs);
  return (
    <li className={classes.item}>
      <PlainButton
        className={classes.row}
        data-venue={id}
        data-marked={isMarked || undefined}
        onClick={() => onOpen(id)}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(id)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hover(null)}
        onFocus={() => hover(id)}
        onBlur={() => hover(null)}
      >
        {next ? (
          <PosterImage event={next} width={60} height={60} className={classes.thumb} />
        ) : (
          <span className={`${classes.thumb} ${classes.blank}`} style={{ color: `var(--${category})` }}>
            <CategoryGlyph category={category} size={26} />
          </span>
        )}
        <span className={classes.text}>
          <span className={classes.name}>
            <span style={{ color: `var(--${category})` }}>
              <CategoryGlyph category={category} size={16} />
            </span>
            <span className="visually-hidden">{t(`category.${category}`)}</span>
            <b {...textProps(venue.name, locale)}>{venue.name}</b>
          </span>
          {next ? (
            <>
              <span className={classes.next} {...textProps(next.name, locale, next.language)}>
                {next.name}
              </span>
              <span className={classes.when}>
                <EventWhen event={next} />
                <EventMarks event={next} />
              </span>
            </>
          ) : (
            <>
              <span className={classes.next}>{venue.address || venue.city}</span>
              <span className={classes.when}>{t("list.none")}</span>
            </>
          )}
        </span>{" "}
        <span className={classes.count}>{t("list.events", { count: events.length })}</span>
      </PlainButton>
    </li>
  );
});
