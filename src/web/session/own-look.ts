import { createContext, useContext } from "react";
import type { OwnLook } from "#contract/site.ts";

export const NOTHING_SET: OwnLook = {};

/** What administrators have set for every page. */
export const OwnLookContext = createContext<OwnLook>(NOTHING_SET);

export function useOwnLook(): OwnLook {
  return useContext(OwnLookContext);
}
