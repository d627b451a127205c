import { memo, useMemo, useState } from "react";
import type { ListedVenue } from "#contract/pages.ts";
import type { Point } from "#domain/geo.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { useIsHydrated } from "#web/ui/use-is-hydrated.ts";
import { useWeekendEnd } from "../filters/visitor-calendar.ts";
import { firstRows, listGroups } from "./list-groups.ts";
import type { SortOrder } from "./sort-venues.ts";
import { VenueGroup } from "./venue-group.tsx";

/** Rows are rendered in pages: a dense city has thousands of venues. */
const PAGE = 100;
/** As many as the server renders and the browser takes over first: more than any screen shows. */
const FIRST_PAGE = 30;

interface VenueRowsProps {
  listed: readonly ListedVenue[];
  /** Those of them that have a row. */
  venues: readonly ListedVenue[];
  order: SortOrder;
  nowMs: number;
  position: Point | null;
}

/** The rows of the list under their heads. They are most of the screen, so they are rendered only for what they show. */
export const VenueRows = memo(function VenueRows({ listed, venues, order, nowMs, position }: VenueRowsProps) {
  const { t, locale } = useMessages();
  const { filter } = useMapFilter();
  const weekendEnd = useWeekendEnd();
  const [pages, setPages] = useState({ of: listed, count: 1 });
  const all = useMemo(
    () => listGroups(venues, { filter, order, locale, nowMs, position, weekendEnd }),
    [venues, filter, order, locale, nowMs, position, weekendEnd],
  );
  // Another view begins with its first page again.
  const count = pages.of === listed ? pages.count : 1;
  const page = useIsHydrated() ? PAGE : FIRST_PAGE;
  const { shown, left } = firstRows(all, page * count);
  return (
    <>
      {shown.map((group, at) => (
        <VenueGroup
          key={group.head?.group ?? "all"}
          group={group}
          isShort={at < shown.length - 1}
          nowMs={nowMs}
        />
      ))}
      {left > 0 && (
        <Button
          variant="default"
          fullWidth
          data-more
          onClick={() => setPages({ of: listed, count: count + 1 })}
        >
          {t("list.more", { count: Math.min(PAGE, left) })}
        </Button>
      )}
    </>
  );
});
