import { useEngine } from "#web/map-view/engine.ts";
import { isFiltered, type MapFilter } from "#web/map-view/map-address.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { isRefused } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { useCounts } from "../ways-on/use-counts.ts";
import { WaysOn } from "../ways-on/ways-on.tsx";
import classes from "./empty-view.module.css";
import { NextDayRows } from "./next-day-rows.tsx";

/** Nothing in view: the reason, and the ways that lead to events. */
export function EmptyView() {
  const { t } = useMessages();
  const data = useMapData();
  const { filter, clearFilters } = useMapFilter();
  const { mapFailure } = useEngine();
  const counts = useCounts();
  const isNarrowed = isFiltered(filter);
  const refusal = data.refusal || (isRefused(counts.error) && counts.error.message);
  const hint = isNarrowed ? "list.no-match-hint" : mapFailure ? "list.empty-hint-no-map" : "list.empty-hint";

  return (
    <>
      <div className={classes.empty}>
        <h3>{t(counts.data?.world === 0 ? nothing({}, isNarrowed) : nothing(filter, isNarrowed))}</h3>
        <p role={refusal ? "alert" : undefined}>{refusal || t(hint)}</p>
        <WaysOn />
        {isNarrowed && (
          <Button variant="default" onClick={clearFilters}>
            {t("list.clear")}
          </Button>
        )}
      </div>
      <NextDayRows />
    </>
  );
}

function nothing({ from, to, when }: MapFilter, isNarrowed: boolean) {
  if (when !== undefined) return `list.nothing-${when}` as const;
  if (from !== undefined || to !== undefined) return "list.nothing-days";
  return isNarrowed ? "list.no-match" : "list.empty";
}
