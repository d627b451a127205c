import { useQuery } from "@tanstack/react-query";
import { isFiltered } from "#web/map-view/map-address.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { worldOverview } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";

/** The list's title: how much is in view, and how much matches in total. Below cities, the venues have a title of their own. */
export function useListTitle(): { title: string; note: string; venues?: string } {
  const { t } = useMessages();
  const data = useMapData();
  const { filter } = useMapFilter();
  const isNarrowed = isFiltered(filter);
  const world = useQuery({ ...worldOverview(filter), enabled: isNarrowed }).data;
  const { totals, listed, cityTotal, tonight, refusal } = data;
  if (!totals) return { title: t("list.label"), note: refusal === undefined ? t("list.loading") : "" };

  const { venues, events } = totals;
  const busiest =
    listed.length > 0 && listed.length < venues
      ? t("list.busiest", { shown: listed.length, all: venues })
      : t("list.venues", { count: venues });
  const matching =
    isNarrowed && world
      ? t("list.matching", { here: events, all: Math.max(events, world.events) })
      : undefined;
  if (cityTotal < 2) return { title: busiest, note: matching ?? t("list.upcoming", { count: events }) };
  const parts = [t("list.cities", { count: cityTotal })];
  if (tonight) parts.push(t("list.tonight", { count: tonight }));
  return {
    title: t("timeline.in-view", { count: events }),
    note: matching ?? parts.join(" · "),
    venues: busiest,
  };
}
