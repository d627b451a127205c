import { useMemo, useState } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { nextEvent } from "#domain/upcoming.ts";
import { noveltyOf, useSeen } from "#web/listing/seen.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./venue-list.module.css";

interface OpenedVenues {
  /** The listed venues, without the opened ones while these are hidden. */
  venues: readonly VenueWithEvents[];
  count: number;
  areHidden: boolean;
  toggle(): void;
}

/** Which of the listed venues were opened before, and whether the list leaves them out. */
export function useOpenedVenues(listed: readonly VenueWithEvents[], nowMs: number): OpenedVenues {
  const seen = useSeen();
  const [areHidden, setAreHidden] = useState(false);
  const unopened = useMemo(() => {
    if (seen.venues.size === 0 && seen.events.size === 0) return listed;
    return listed.filter((venue) => noveltyOf(venue, nextEvent(venue.events, nowMs)?._id, seen) !== "seen");
  }, [listed, nowMs, seen]);
  return {
    venues: areHidden ? unopened : listed,
    count: listed.length - unopened.length,
    areHidden,
    toggle: () => setAreHidden(!areHidden),
  };
}

export function OpenedToggle({ count, areHidden, toggle }: OpenedVenues) {
  const { t } = useMessages();
  if (count === 0) return null;
  return (
    <PlainButton className={classes.open} onClick={toggle}>
      {t(areHidden ? "list.show-seen" : "list.hide-seen", { count })}
    </PlainButton>
  );
}
