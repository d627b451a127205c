import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#messages/format-number.ts";
import { cameraAround } from "#web/map-view/camera-around.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { isRefused, worldOverview } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { useSettledText } from "#web/ui/use-settled-text.ts";
import { useCounts } from "../ways-on/use-counts.ts";
import { WaysOn } from "../ways-on/ways-on.tsx";
import classes from "./panel-foot.module.css";

/** What the filter gives while it is being changed, and the ways out of the panel. */
export function PanelFoot() {
  const { t, locale } = useMessages();
  const { close } = usePanels();
  const { clearFilters } = useMapFilter();
  const { data, error } = useCounts();
  // The list has counted what is in view already: with that number the buttons have their width from the start.
  const { totals } = useMapData();
  const events = data?.events ?? totals?.events;
  const isNowhere = data?.world === 0;
  const isElsewhere = data?.events === 0 && data.world > 0;

  const viewText = isNowhere
    ? t("filters.no-match")
    : events === undefined
      ? ""
      : t("filters.in-view", { count: events });

  function worldText(): string {
    if (data) return isNowhere ? t("filters.no-match-hint") : t("filters.in-world", { count: data.world });
    return isRefused(error) ? error.message : t("filters.counting");
  }
  const spoken = useSettledText(data || isRefused(error) ? `${viewText}. ${worldText()}` : undefined);
  return (
    <footer className={classes.foot} data-none={data?.events === 0 || undefined}>
      <p className={classes.count}>
        {viewText} <span>{worldText()}</span>
      </p>
      {/* The numbers change in several steps: said once they have come to rest. */}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {data?.events === 0 && <WaysOn onLeave={close} />}
      {isElsewhere && <ShowWorld events={data.world} />}
      <Button variant="default" className={classes.clear} onClick={clearFilters}>
        {t("filters.clear")}
      </Button>
      <Button variant={isElsewhere ? "default" : "filled"} className={classes.ok} onClick={close}>
        {t("filters.ok")}
        {!!events && ` · ${t("filters.show", { events: formatNumber(events, locale) })}`}
      </Button>
    </footer>
  );
}

/** Fine enough to find a town, coarse enough to ask for the whole world at once. */
const OVERVIEW_ZOOM = 5;

function ShowWorld({ events }: { events: number }) {
  const { t, locale } = useMessages();
  const { close } = usePanels();
  const { filter } = useMapFilter();
  const { goTo } = useEngine();
  const { data } = useQuery(worldOverview(filter, OVERVIEW_ZOOM));
  function show(): void {
    const spots = data?.cells.filter((cell) => cell.events > 0) ?? [];
    const camera = cameraAround(spots, { width: window.innerWidth, height: window.innerHeight });
    if (camera) goTo(camera);
    close();
  }
  return (
    <Button className={classes.world} onClick={show}>
      {t("filters.show-world", { events: formatNumber(events, locale) })}
    </Button>
  );
}
