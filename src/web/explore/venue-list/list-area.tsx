import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMarkOpened } from "#web/listing/seen.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { BottomBar } from "#web/menu/bottom-bar.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { useHasSideCard } from "#web/ui/use-is-wide.ts";
import { useProfileToggle } from "../profile/profile-toggle.ts";
import { SpotPanel } from "../venue/spot-panel.tsx";
import { VenuePanel } from "../venue/venue-panel.tsx";
import { ExpandListButton } from "./expand-list-button.tsx";
import { focusListArea, focusRow } from "./list-focus.ts";
import { VenueListPanel } from "./venue-list.tsx";

const HALF = 1;

/** The list's place on the screen: the venues in view, or the one that was chosen among them. */
export function ListArea() {
  const { panel, close, spotIds, venueId, isListCollapsed, setListCollapsed } = usePanels();
  const { mapFailure } = useEngine();
  const [listSnap, setListSnap] = useState(0);
  const isSheet = useHasSideCard() === false;
  const isTaken = panel === "venue" || panel === "spot";
  useEscape(isTaken, close);
  useFocusReturn(isTaken, venueId);
  useCollapseFocus(isListCollapsed);
  useMarkOpened("venues", venueId);
  // Without a map the list is all there is.
  useEffect(() => {
    if (!mapFailure) return;
    setListCollapsed(false);
    setListSnap(HALF);
  }, [mapFailure, setListCollapsed]);

  const isListUp = isSheet && listSnap > 0;
  const lowerList = () => setListSnap(0);
  return (
    <>
      <VenueListPanel isHidden={isTaken || panel === "search"} snap={listSnap} onSnap={setListSnap} />
      {isListCollapsed && !isTaken && <ExpandListButton />}
      {panel === "venue" && <VenuePanel />}
      {panel === "spot" && <SpotPanel key={spotIds.join()} />}
      <BottomBar
        isOnMap
        onClose={panel ? close : isListUp ? lowerList : undefined}
        profile={useProfileToggle()}
      />
    </>
  );
}

/** Collapsing hides the pressed button: focus moves to the one that expands the list, and back into the list afterwards. */
function useCollapseFocus(isCollapsed: boolean): void {
  const wasCollapsed = useRef(isCollapsed);
  useEffect(() => {
    if (wasCollapsed.current !== isCollapsed) focusListArea();
    wasCollapsed.current = isCollapsed;
  }, [isCollapsed]);
}

/** When a panel has closed and nothing has the focus, it goes back to the list: to the venue's row if that is there. */
function useFocusReturn(isTaken: boolean, venueId: string | null): void {
  const lastVenueId = useRef(venueId);
  const wasTaken = useRef(isTaken);
  // In the commit itself: a frame later useFocusRescue takes a focus that is lost.
  useLayoutEffect(() => {
    if (venueId) lastVenueId.current = venueId;
    const hasClosed = wasTaken.current && !isTaken;
    wasTaken.current = isTaken;
    if (!hasClosed || (document.activeElement && document.activeElement !== document.body)) return;
    focusRow(lastVenueId.current);
  }, [isTaken, venueId]);
}
