import type { BasemapSources } from "#contract/basemap.ts";
import type { Choice } from "./choice/choice.ts";

/** What every view of the administration is given. */
export interface ViewProps {
  /** What a link has chosen already. */
  start: Choice;
  basemap: BasemapSources;
}
