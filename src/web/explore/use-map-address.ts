import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { CATEGORIES } from "#domain/category.ts";
import { formatAddress, type MapAddress, parseAddress } from "./map-address.ts";

/** The screen's address as state: read from the browser's, and written back to it. */
export function useMapAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const address = useMemo(
    () => withPreset(parseAddress(new URLSearchParams(location.search)), location.state),
    [location],
  );
  const latest = useRef(address);
  const arrived = useRef(address);
  // Only a location that has arrived counts: a render in between must not bring back what a change has just left.
  if (arrived.current !== address) {
    arrived.current = address;
    latest.current = address;
  }

  /**
   * A step that "back" should undo is pushed; the camera's moves only replace. What depends on the address asks for it here:
   * the one on the screen may be a step behind.
   */
  const change = useCallback(
    (part: (latest: MapAddress) => Partial<MapAddress>, step: "push" | "replace") => {
      latest.current = { ...latest.current, ...part(latest.current) };
      navigate(
        { search: formatAddress(latest.current).toString() },
        { replace: step === "replace", preventScrollReset: true },
      );
    },
    [navigate],
  );
  return { address, change };
}

/** A link inside the product may carry the category in the navigation's state instead. */
function withPreset(address: MapAddress, state: unknown): MapAddress {
  const preset = CATEGORIES.find(
    (category) => category === (state as { category?: unknown } | null)?.category,
  );
  if (!preset || address.filter.categories) return address;
  return { ...address, filter: { ...address.filter, categories: [preset] } };
}
