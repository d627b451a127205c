import { useCallback, useSyncExternalStore } from "react";
import { screenContext } from "./screen-context.ts";

/** Which venue the mouse or the keyboard is on, outside React: it changes too often to render the screen for it. */
export interface Hover {
  get(): string | null;
  set(id: string | null): void;
  subscribe(listener: () => void): () => void;
}

export const [HoverContext, useHover] = screenContext<Hover>();

export function createHover(): Hover {
  let hovered: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => hovered,
    set(id) {
      if (id === hovered) return;
      hovered = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders only where the answer changes: at the venue itself. */
export function useIsHovered(id: string): boolean {
  const { get, subscribe } = useHover();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get() === id, [get, id]),
    () => false,
  );
}
