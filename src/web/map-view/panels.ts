import { useCallback, useMemo, useState } from "react";
import { screenContext } from "./screen-context.ts";
import type { ChangeAddress } from "./use-map-address.ts";

/** What can lie over the map; one at a time. */
export type Panel = "venue" | "spot" | "search" | "filters" | "profile";

export interface Panels {
  panel: Panel | null;
  open(panel: Exclude<Panel, "venue" | "spot">): void;
  close(): void;
  /** Whether the filter panel shows its calendar. Asking for it also opens the panel. */
  isPickingDates: boolean;
  pickDates(isWanted: boolean): void;

  /** The venue whose panel is open. */
  venueId: string | null;
  openVenue(id: string): void;
  /** The venues of one spot, offered as a list. */
  spotIds: readonly string[];
  /** Opens a venue, or the list of several at one spot. */
  openPicked(ids: readonly string[]): void;

  /** On wide screens the list can be collapsed. */
  isListCollapsed: boolean;
  setListCollapsed(isCollapsed: boolean): void;
}

export const [PanelsContext, usePanels] = screenContext<Panels>();

/** The open venue lives in the address, every other panel here. */
export function usePanelsState(venueId: string | null, change: ChangeAddress): Panels {
  const [sidePanel, setSidePanel] = useState<Exclude<Panel, "venue"> | null>(null);
  const [isPickingDates, setIsPickingDates] = useState(false);
  const [spotIds, setSpotIds] = useState<readonly string[]>([]);
  const [isListCollapsed, setListCollapsed] = useState(false);
  const panel: Panel | null = sidePanel ?? (venueId ? "venue" : null);

  const openVenue = useCallback(
    (id: string) => {
      setSidePanel(null);
      change(() => ({ venueId: id }), "venue");
    },
    [change],
  );
  const leaveVenue = useCallback(() => {
    if (venueId) change(() => ({ venueId: undefined }), "venue");
  }, [change, venueId]);
  const open = useCallback(
    (next: Exclude<Panel, "venue">) => {
      leaveVenue();
      setSidePanel(next);
      setIsPickingDates(false);
    },
    [leaveVenue],
  );
  const pickDates = useCallback(
    (isWanted: boolean) => {
      if (isWanted) open("filters");
      setIsPickingDates(isWanted);
    },
    [open],
  );
  const close = useCallback(() => {
    setSidePanel(null);
    leaveVenue();
  }, [leaveVenue]);
  const openPicked = useCallback(
    (ids: readonly string[]) => {
      if (ids.length === 1 && ids[0]) return openVenue(ids[0]);
      setSpotIds(ids);
      open("spot");
    },
    [openVenue, open],
  );

  const moves = useMemo(
    () => ({ open, close, pickDates, openVenue, openPicked, setListCollapsed }),
    [open, close, pickDates, openVenue, openPicked],
  );
  return useMemo(
    () => ({ ...moves, panel, isPickingDates, venueId, spotIds, isListCollapsed }),
    [moves, panel, isPickingDates, venueId, spotIds, isListCollapsed],
  );
}
