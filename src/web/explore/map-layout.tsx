import { useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useFocusRescue } from "#web/ui/use-focus-rescue.ts";
import type { Banner } from "./banners/banner-cookies.ts";
import { Banners } from "./banners/banners.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { QuickFilters } from "./filters/quick-filters.tsx";
import classes from "./map-layout.module.css";
import { Search } from "./search/search.tsx";
import { NavPill } from "./top/nav-pill.tsx";
import { Places } from "./venue-list/places.tsx";

/** Everything that floats over the map, in the order of the Tab key: the venues come soon after the search. */
export function MapLayout({ closedBanners }: { closedBanners: readonly Banner[] }) {
  const { t } = useMessages();
  const layout = useRef<HTMLDivElement>(null);
  useFocusRescue(layout);
  return (
    <div ref={layout} className={classes.layout}>
      <h1 className="visually-hidden">{t("map.title")}</h1>
      <Search />
      <Places />
      <QuickFilters />
      <NavPill />
      <MapControls />
      <Banners initiallyClosed={closedBanners} />
    </div>
  );
}
