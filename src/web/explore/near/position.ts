import { useCallback, useSyncExternalStore } from "react";
import type { Position } from "#web/map/engine/map-data.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { showToast } from "#web/ui/toast.ts";
import { askPosition } from "./ask-position.ts";

interface PositionState {
  /** Nothing before the visitor has let the browser tell it. */
  position: Position | null;
  isAsking: boolean;
}

const UNKNOWN: PositionState = { position: null, isAsking: false };

// In the page's memory alone: it is written to no address, no storage and no log.
let state = UNKNOWN;
const listeners = new Set<() => void>();

function set(next: PositionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor's position, as far as it is known. */
export function usePosition(): PositionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
}

/** Asks for the position and remembers it; a failure is told to the visitor and leaves what was known. */
export function useAskPosition(): () => Promise<Position | undefined> {
  const { t } = useMessages();
  return useCallback(async () => {
    set({ ...state, isAsking: true });
    const answer = await askPosition();
    if (typeof answer === "string") {
      set({ ...state, isAsking: false });
      showToast(t(`near.${answer}`), { tone: "problem" });
      return undefined;
    }
    set({ position: answer, isAsking: false });
    return answer;
  }, [t]);
}
