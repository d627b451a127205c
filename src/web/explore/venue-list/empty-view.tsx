import { useQuery } from "@tanstack/react-query";
import { useEngine } from "#web/map-view/engine.ts";
import { isFiltered } from "#web/map-view/map-address.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { isRefused, worldOverview } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "./empty-view.module.css";
import { nearestCell } from "./nearest-cell.ts";

/** Fine enough to find the right town, coarse enough to ask for the whole world at once. */
const SEARCH_ZOOM = 5;
const VENUE_ZOOM = 14;
const TOWN_ZOOM = 9;

/** Nothing in view: says why, and offers the ways on. */
export function EmptyView() {
  const { t } = useMessages();
  const data = useMapData();
  const { filter, clearFilters } = useMapFilter();
  const { engine, mapFailure, goTo } = useEngine();
  const isNarrowed = isFiltered(filter);
  const world = useQuery(worldOverview(filter, SEARCH_ZOOM));
  const nearest = world.data && engine ? nearestCell(world.data.cells, engine.view()) : undefined;
  const refusal = data.refusal || (isRefused(world.error) && world.error.message);

  return (
    <div className={classes.empty}>
      <h3>{t(isNarrowed ? "list.no-match" : "list.empty")}</h3>
      <p role={refusal ? "alert" : undefined}>
        {refusal ||
          t(isNarrowed ? "list.no-match-hint" : mapFailure ? "list.empty-hint-no-map" : "list.empty-hint")}
      </p>
      {isNarrowed && (
        <Button variant="default" onClick={clearFilters}>
          {t("list.clear")}
        </Button>
      )}
      {nearest && (
        <>
          <Button
            variant="default"
            onClick={() => {
              const { longitude, latitude, venues } = nearest.cell;
              goTo({ longitude, latitude, zoom: venues === 1 ? VENUE_ZOOM : TOWN_ZOOM });
            }}
          >
            {t("list.nearest")}
          </Button>
          <p>
            {t("list.nearest-far", {
              count: nearest.cell.events,
              distance: Math.max(1, Math.round(nearest.distanceKm)),
            })}
          </p>
        </>
      )}
    </div>
  );
}
