import type { Translated } from "../catalogue.ts";
import type { map as english } from "../en/map.ts";
import { explore } from "./explore.ts";
import { filters } from "./filters.ts";

export const map: Translated<typeof english> = { ...explore, ...filters };
