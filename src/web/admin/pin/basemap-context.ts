import { createContext } from "react";
import type { BasemapSources } from "#contract/basemap.ts";

/** For maps deep within a screen. */
export const BasemapContext = createContext<BasemapSources | undefined>(undefined);
