import { useEffect, useRef, useState } from "react";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { BottomBar } from "#web/menu/bottom-bar.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { useProfileToggle } from "../profile/profile-toggle.ts";
import { SpotPanel } from "../venue/spot-panel.tsx";
import { VenuePanel } from "../venue/venue-panel.tsx";
import { focusPlaces, focusRow } from "./focus-places.ts";
import { UnfoldButton } from "./unfold-button.tsx";
import { VenueList } from "./venue-list.tsx";

const HALF = 1;

/** The list's place on the screen: the venues in view, or the one that was chosen among them. */
export function Places() {
  const { panel, close, spotIds, venueId, isListFolded, foldList } = usePanels();
  const { mapFailure } = useEngine();
  const [listSnap, setListSnap] = useState(0);
  const isNarrow = useIsWide() === false;
  const isTaken = panel === "venue" || panel === "spot";
  useEscape(isTaken, close);
  useFocusReturn(isTaken, venueId);
  useFoldFocus(isListFolded);
  // Without a map the list is all there is.
  useEffect(() => {
    if (!mapFailure) return;
    foldList(false);
    setListSnap(HALF);
  }, [mapFailure, foldList]);

  const isListUp = isNarrow && listSnap > 0;
  const lowerList = () => setListSnap(0);
  return (
    <>
      <VenueList isHidden={isTaken || panel === "search"} snap={listSnap} onSnap={setListSnap} />
      {isListFolded && !isTaken && <UnfoldButton />}
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

/** Folding the list hides the button that did it: the focus goes to the one that unfolds it, and back to the list with it. */
function useFoldFocus(isFolded: boolean): void {
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current !== isFolded) focusPlaces();
    wasFolded.current = isFolded;
  }, [isFolded]);
}

/** When a panel has closed and nobody has taken the focus, it goes back to the list: to the venue's row if that is there. */
function useFocusReturn(isTaken: boolean, venueId: string | null): void {
  const lastVenueId = useRef(venueId);
  const wasTaken = useRef(isTaken);
  useEffect(() => {
    if (venueId) lastVenueId.current = venueId;
    const hasClosed = wasTaken.current && !isTaken;
    wasTaken.current = isTaken;
    if (!hasClosed || (document.activeElement && document.activeElement !== document.body)) return;
    focusRow(lastVenueId.current);
  }, [isTaken, venueId]);
}
