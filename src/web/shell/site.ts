import { useRouteLoaderData } from "react-router";
import type { Site } from "#contract/site.ts";
import type { loader } from "#web/root.tsx";

/** The installation's own words; empty only on a page whose frame failed to load. */
export function useSite(): Site {
  const site = useRouteLoaderData<typeof loader>("root")?.site;
  return site ?? { name: "Whereabouts", publicUrl: "", contactEmail: "", donateUrl: "", roadmapUrl: "" };
}
