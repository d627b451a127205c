import { explore } from "./explore.ts";
import { filters } from "./filters.ts";

/** The messages of the map's screens, which are loaded with them. */
export const map = { ...explore, ...filters } as const;
