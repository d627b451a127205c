import { type CSSProperties, useEffect, useState } from "react";
import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import { nextOnPin } from "#domain/event/pin-time.ts";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useEngine } from "#web/map-view/engine.ts";
import { useHover } from "#web/map-view/hover.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useMedia } from "#web/ui/use-media.ts";
import { useNow } from "#web/ui/use-now.ts";
import { VenueDistance } from "../near/venue-distance.tsx";
import { useMapPadding } from "../use-map-padding.ts";
import { cardPlace } from "./card-place.ts";
import classes from "./hover-card.module.css";

const DELAY_MS = 120;

/** What is on next at the venue that the mouse or the keyboard is on, beside its pin. Never on touch. */
export function HoverCard() {
  const canHover = useMedia("(hover: hover)") ?? false;
  const id = useHoveredFor(DELAY_MS);
  const { pinned, listed } = useMapData();
  const nowMs = useNow();
  if (!canHover || id === null) return null;
  const venue = pinned.get(id) ?? listed.find(({ _id }) => _id === id);
  const next = venue && nextOnPin(venue.events, nowMs);
  if (!next) return null;
  return <Card key={id} venue={venue} event={next.event} />;
}

/** The row beside it says the same to screen readers. */
function Card({ venue, event }: { venue: VenueWithEvents; event: Event }) {
  const { locale } = useMessages();
  const pin = usePlaceOnMap(venue._id);
  const panels = usePanels();
  const padding = useMapPadding()(panels);
  const place = pin && cardPlace(pin, { width: window.innerWidth, height: window.innerHeight }, padding);
  if (!place) return null;
  const style = { left: place.left, top: place.middle } satisfies CSSProperties;
  return (
    <div className={classes.card} style={style} data-side={place.side} data-hover-card aria-hidden>
      <PosterImage event={event} width={80} height={100} className={classes.poster} isLazy={false} />
      <div className="column grow gap-4 text-small line-140">
        <b className="text-body line-130 two-lines" {...textProps(event.name, locale, event.language)}>
          {event.name}
        </b>
        <span className="ellipsis muted" {...textProps(venue.name, locale)}>
          {venue.name}
        </span>
        <EventWhen event={event} className="strong" />
        <EventMarkBadges event={event} />
        <VenueDistance venue={venue} />
      </div>
    </div>
  );
}

/** The venue that has been hovered for a while. */
function useHoveredFor(delayMs: number): string | null {
  const { get, subscribe } = useHover();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      setId(null);
      const hovered = get();
      if (hovered !== null) timer = setTimeout(() => setId(hovered), delayMs);
    };
    follow();
    const unsubscribe = subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [get, subscribe, delayMs]);
  return id;
}

function usePlaceOnMap(id: string): { x: number; y: number } | undefined {
  const { engine } = useEngine();
  const [place, setPlace] = useState<{ x: number; y: number }>();
  useEffect(() => engine?.followVenue(id, setPlace), [engine, id]);
  return place;
}
