import type { Banner } from "./banners/banner-cookies.ts";
import { Banners } from "./banners/banners.tsx";
import { MapControls } from "./controls/map-controls.tsx";
import { QuickFilters } from "./filters/quick-filters.tsx";
import classes from "./map-layout.module.css";
import { Search } from "./search/search.tsx";
import { NavPill } from "./top/nav-pill.tsx";
import { Places } from "./venue-list/places.tsx";

/** Everything that floats over the map, each part in its place. */
export function MapLayout({ closedBanners }: { closedBanners: readonly Banner[] }) {
  return (
    <div className={classes.layout}>
      <Search />
      <NavPill />
      <QuickFilters />
      <Places />
      <MapControls />
      <Banners initiallyClosed={closedBanners} />
    </div>
  );
}
