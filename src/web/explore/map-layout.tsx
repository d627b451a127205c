import { memo, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useFocusRescue } from "#web/ui/use-focus-rescue.ts";
import { MapAnnouncer } from "./announcer/map-announcer.tsx";
import type { Banner } from "./banners/banner-cookies.ts";
import { Banners } from "./banners/banners.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { QuickFilters } from "./filters/quick-filters.tsx";
import { HoverCard } from "./hover-card/hover-card.tsx";
import { MapHint } from "./keys/map-hint.tsx";
import classes from "./map-layout.module.css";
import { Search } from "./search/search.tsx";
import { LATER_SKIPS, SkipLinks } from "./skip-links.tsx";
import { TimelineStrip } from "./timeline/timeline.tsx";
import { NavPill } from "./top/nav-pill.tsx";
import { useKeepPlace } from "./use-keep-place.ts";
import { ListArea } from "./venue-list/list-area.tsx";

/**
 * Everything that floats over the map, in the order of the Tab key: the venues come soon after the search. Not rendered again
 * where only the map's padding changes, as it does once the browser knows the layout.
 */
export const MapLayout = memo(function MapLayout({ closedBanners }: { closedBanners: readonly Banner[] }) {
  const { t } = useMessages();
  const layout = useRef<HTMLDivElement>(null);
  useFocusRescue(layout);
  useKeepPlace();
  return (
    <div ref={layout} className={classes.layout}>
      <h1 className="visually-hidden">{t("map.title")}</h1>
      <MapAnnouncer />
      <Search />
      <ListArea />
      <QuickFilters />
      <SkipLinks skips={LATER_SKIPS} />
      <NavPill />
      <MapControls />
      <HoverCard />
      <TimelineStrip />
      <Banners initiallyClosed={closedBanners} />
      <MapHint />
      <div className={classes.end} />
    </div>
  );
});
