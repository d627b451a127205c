import { Fragment, memo, useDeferredValue, useMemo, useRef, useState } from "react";
import type { ListedVenue } from "#contract/pages.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { useMapData, useMapView } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { IconChevronLeft, IconChevronUp } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import { useRovingFocus } from "#web/ui/use-roving-focus.ts";
import { FollowView } from "../follow/follow-view.tsx";
import { useAskPosition, usePosition } from "../near/position.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { CityRows } from "./city-rows.tsx";
import { EmptyView } from "./empty-view.tsx";
import { FailingNotice } from "./failing-notice.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { OpenedToggle, useOpenedVenues } from "./opened-venues.tsx";
import { PinLegend } from "./pin-legend.tsx";
import { SortSelect } from "./sort-select.tsx";
import type { SortOrder } from "./sort-venues.ts";
import { TonightOffer } from "./tonight-offer.tsx";
import { useListTitle } from "./use-list-title.ts";
import classes from "./venue-list.module.css";
import { VenueRows } from "./venue-rows.tsx";

export const LIST_HEADING_ID = "venues";
/** The rows, and the buttons among them that bring more. */
const ROWS = "[data-venue], [data-city], [data-more]";
/** Peek, half and full. */
export const LIST_SNAPS = [{ aboveRem: 4.125 }, { share: 0.5 }, { share: 0.92 }];

interface VenueListProps {
  isHidden: boolean;
  snap: number;
  onSnap(index: number): void;
}

/** The venues in view as a list, in step with the map: what keyboard and screen reader use in its place. */
export const VenueListPanel = memo(function VenueList({ isHidden, snap, onSnap }: VenueListProps) {
  const { t } = useMessages();
  const data = useMapData();
  const { isListCollapsed, setListCollapsed } = usePanels();
  const { mapFailure } = useEngine();
  const { listed, totals, isFailing, refusal } = data;
  const [order, setOrder] = useState<SortOrder>("soonest");
  const { position } = usePosition();
  const askPosition = useAskPosition();
  const nowMs = useNow();
  const { title, note, venues } = useListTitle();
  const rowsKey = useRowsKey(listed);
  const list = useRef<HTMLDivElement>(null);
  const moveFocus = useRovingFocus({ ref: list, items: ROWS, direction: "vertical" });

  const opened = useOpenedVenues(listed, nowMs);
  // What comes from the server is rendered at once; its rows in pieces, between which the page answers.
  const rowsOf = useDeferredValue(listed);
  const venuesOfRows = useDeferredValue(opened.venues);

  async function chooseOrder(next: SortOrder): Promise<void> {
    if (next !== "nearest" || position || (await askPosition())) setOrder(next);
  }
  const hasTimedPins = !mapFailure && listed.length > 0 && data.pins?.some(({ time }) => time !== undefined);

  return (
    <Sheet
      labelledBy={LIST_HEADING_ID}
      snaps={LIST_SNAPS}
      snap={snap}
      onSnap={onSnap}
      isHidden={isHidden}
      isCollapsed={isListCollapsed}
      hasPeek
      handleLabels={[t("sheet.list-show"), t("sheet.list-more"), t("sheet.list-lower")]}
      head={
        <div className={classes.head}>
          <div className={classes.titles}>
            <h2 id={LIST_HEADING_ID} tabIndex={-1} data-list-heading>
              {title}
            </h2>
            {/* Another paragraph, since the same one would move with the heading beside it. */}
            <p key={note}>{note}</p>
          </div>
          <IconChevronUp className={classes.pull} size={20} stroke={1.8} aria-hidden />
        </div>
      }
    >
      {isFailing && <FailingNotice />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus among its rows */}
      <div
        ref={list}
        className={classes.list}
        aria-busy={!totals && refusal === undefined}
        onKeyDown={moveFocus}
      >
        <div className={classes.tools}>
          {listed.length > 1 && <SortSelect order={order} onChange={chooseOrder} />}
          {!mapFailure && (
            <IconButton
              size={36}
              variant="subtle"
              className={classes.collapse}
              aria-label={t("list.collapse")}
              onClick={() => setListCollapsed(true)}
            >
              <IconChevronLeft size={20} stroke={1.8} aria-hidden />
            </IconButton>
          )}
        </div>
        <TonightOffer />
        {hasTimedPins && <PinLegend />}
        <Fragment key={rowsKey}>
          {!totals && refusal === undefined && <ListSkeleton />}
          {(refusal !== undefined || totals?.venues === 0) && <EmptyView />}
          {venues !== undefined && (
            <>
              <CityRows order={order} />
              <h3 className={classes.group}>{venues}</h3>
            </>
          )}
          <OpenedToggle {...opened} />
          <VenueRows listed={rowsOf} venues={venuesOfRows} order={order} nowMs={nowMs} position={position} />
          {totals && listed.length > 0 && <FollowView />}
        </Fragment>
      </div>
    </Sheet>
  );
});

/**
 * Another key where the browser's own view has other venues than the page brought, as on a screen of another size: other
 * rows take the place of the first ones, and none moves to where it was not. Decided once, since a new key loses the focus.
 * What stands above the rows stays: it may have been pressed before the scripts came.
 */
function useRowsKey(listed: readonly ListedVenue[]): string {
  const isViewKnown = useMapView() !== undefined;
  const ids = useMemo(() => listed.map(({ _id }) => _id).join(), [listed]);
  const [first] = useState(ids);
  const [decided, decide] = useState<string>();
  // As state: a view is rendered in pieces, and a rendering that is given up must decide nothing.
  if (isViewKnown && decided === undefined) decide(ids === first ? "first" : "later");
  return decided ?? "first";
}
