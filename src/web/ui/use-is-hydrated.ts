import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the browser has taken over what the server rendered; false on the server and for the first render after it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
