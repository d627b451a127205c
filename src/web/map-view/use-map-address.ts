import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatAddress, type MapAddress, mapAddress } from "./map-address.ts";

/**
 * How a change enters the browser's history. A step that "back" should undo is pushed; the camera's moves replace. Opening
 * and closing venues share one entry: the first pushes it, all that follow replace it, so that "back" closes an open venue
 * and does not lead through every venue seen.
 */
type Step = "push" | "replace" | "venue";

/** Changes parts of the address; what depends on the one before is given it. */
export type ChangeAddress = (part: (latest: MapAddress) => Partial<MapAddress>, step: Step) => void;

interface EntryState {
  isVenueStep?: boolean;
}

/** The screen's address as state: read from the browser's, and written back to it. */
export function useMapAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => mapAddress(location), [location]);
  const isVenueStep = (location.state as EntryState | null)?.isVenueStep ?? false;
  const latest = useRef({ address, isVenueStep });
  const arrived = useRef(address);
  // Only a location that has arrived counts: a render in between must not bring back what a change has just left.
  if (arrived.current !== address) {
    arrived.current = address;
    latest.current = { address, isVenueStep };
  }

  /** What depends on the address asks for it here: the one on the screen may be a step behind. */
  const change = useCallback<ChangeAddress>(
    (part, step) => {
      const before = latest.current;
      const address = { ...before.address, ...part(before.address) };
      const isOpening = step === "venue" && !before.address.venueId && address.venueId !== undefined;
      const isPushed = step === "push" || (isOpening && !before.isVenueStep);
      const isVenueStep = isPushed ? isOpening : before.isVenueStep;
      latest.current = { address, isVenueStep };
      navigate(
        { search: formatAddress(address).toString() },
        {
          replace: !isPushed,
          preventScrollReset: true,
          state: isVenueStep ? ({ isVenueStep } satisfies EntryState) : null,
        },
      );
    },
    [navigate],
  );
  return { address, change };
}
