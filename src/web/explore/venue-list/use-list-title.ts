import { useQuery } from "@tanstack/react-query";
import { isFiltered } from "#web/map-view/map-address.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { worldOverview } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";

/** The list's title: how much is in view, and how much matches in total. */
export function useListTitle(): { title: string; note: string } {
  const { t } = useMessages();
  const data = useMapData();
  const { filter } = useMapFilter();
  const isNarrowed = isFiltered(filter);
  const world = useQuery({ ...worldOverview(filter), enabled: isNarrowed }).data;
  const { totals, listed, refusal } = data;
  if (!totals) return { title: t("list.label"), note: refusal === undefined ? t("list.loading") : "" };

  const { venues, events } = totals;
  const title =
    listed.length > 0 && listed.length < venues
      ? t("list.busiest", { shown: listed.length, all: venues })
      : t("list.venues", { count: venues });
  const note =
    isNarrowed && world
      ? t("list.matching", { here: events, all: Math.max(events, world.events) })
      : t("list.upcoming", { count: events });
  return { title, note };
}
