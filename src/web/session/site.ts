import type { Site } from "#contract/site.ts";
import { useRootData } from "./root-data.ts";

/** The installation's own words; empty only on a page whose frame failed to load. */
export function useSite(): Site {
  const site = useRootData()?.site;
  return site ?? { name: "Whereabouts", publicUrl: "", contactEmail: "", donateUrl: "", roadmapUrl: "" };
}
