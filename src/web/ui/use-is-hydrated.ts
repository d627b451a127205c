import { createContext, useContext } from "react";

/** Told by `PageClock`. A part without one was not rendered by a server. */
export const IsHydrated = createContext(true);

/** Whether the browser has taken over what the server rendered; false on the server and for the first render after it. */
export function useIsHydrated(): boolean {
  return useContext(IsHydrated);
}
