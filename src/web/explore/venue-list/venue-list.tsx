import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import { useMemo, useState } from "react";
import { useEngine } from "#web/map-view/engine.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { EmptyView } from "./empty-view.tsx";
import { FailingNotice } from "./failing-notice.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { SortSelect } from "./sort-select.tsx";
import { type SortOrder, sortVenues } from "./sort-venues.ts";
import { useListTitle } from "./use-list-title.ts";
import classes from "./venue-list.module.css";
import { VenueRow } from "./venue-row.tsx";

export const LIST_HEADING_ID = "venues";
/** Peek, half and full. */
export const LIST_SNAPS = [{ aboveRem: 4.125 }, { share: 0.5 }, { share: 0.92 }];
/** A dense city has thousands of venues; nobody reads them all at once. */
const PAGE = 100;

interface VenueListProps {
  isHidden: boolean;
  snap: number;
  onSnap(index: number): void;
}

/** The venues in view as a list, in step with the map: what keyboard and screen reader use in its place. */
export function VenueList({ isHidden, snap, onSnap }: VenueListProps) {
  const { t, locale } = useMessages();
  const data = useMapData();
  const { openVenue, isListFolded, foldList } = usePanels();
  const { mapFailure } = useEngine();
  const { listed, totals, isFailing, refusal } = data;
  const [order, setOrder] = useState<SortOrder>("soonest");
  const [pages, setPages] = useState({ of: listed, count: 1 });
  const nowMs = useNow();
  const { title, note } = useListTitle();

  const venues = useMemo(() => sortVenues(listed, order, locale, nowMs), [listed, order, locale, nowMs]);
  // Another view begins with its first page again.
  const shown = venues.slice(0, PAGE * (pages.of === listed ? pages.count : 1));
  const left = venues.length - shown.length;

  return (
    <Sheet
      labelledBy={LIST_HEADING_ID}
      snaps={LIST_SNAPS}
      snap={snap}
      onSnap={onSnap}
      isHidden={isHidden}
      isFolded={isListFolded}
      hasPeek
      head={
        <div className={classes.head}>
          <div className={classes.titles} aria-live="polite">
            <h2 id={LIST_HEADING_ID} tabIndex={-1} data-list-heading>
              {title}
            </h2>
            {/* Another paragraph, since the same one would move with the heading beside it. */}
            <p key={note}>{note}</p>
          </div>
          <IconChevronUp className={classes.pull} size={20} stroke={1.8} aria-hidden />
          {!mapFailure && (
            <IconButton
              size={36}
              variant="subtle"
              className={classes.fold}
              aria-label={t("list.fold")}
              onClick={() => foldList(true)}
            >
              <IconChevronLeft size={20} stroke={1.8} aria-hidden />
            </IconButton>
          )}
        </div>
      }
    >
      {isFailing && <FailingNotice />}
      <div className={classes.list} aria-busy={!totals && refusal === undefined}>
        {venues.length > 1 && (
          <div className={classes.sort}>
            <SortSelect order={order} onChange={setOrder} />
          </div>
        )}
        {!totals && refusal === undefined && <ListSkeleton />}
        {(refusal !== undefined || totals?.venues === 0) && <EmptyView />}
        <ul>
          {shown.map((venue) => (
            <VenueRow key={venue._id} venue={venue} nowMs={nowMs} onOpen={openVenue} />
          ))}
        </ul>
        {left > 0 && (
          <Button
            variant="default"
            fullWidth
            onClick={() => setPages({ of: listed, count: (pages.of === listed ? pages.count : 1) + 1 })}
          >
            {t("list.more", { count: Math.min(PAGE, left) })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
