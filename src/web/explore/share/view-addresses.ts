import { type Bounds, type FeedFormat, urls } from "#contract/urls.ts";
import { type Camera, filterParams, formatAddress, type MapFilter } from "#web/map-view/map-address.ts";
import { viewArea } from "../view-area.ts";

const WORLD: Bounds = { west: -180, south: -90, east: 180, north: 90 };

export interface SharedView {
  camera: Camera;
  /** Without it, what the filter lets through anywhere. */
  bounds: Bounds | undefined;
  filter: MapFilter;
}

/** Where others and their programs find what the map shows. */
export interface ViewAddresses {
  link: string;
  calendar: string;
  news: string;
  geoJson: string;
  /** The page, on this site, with the HTML that embeds it. */
  maker: string;
}

export function viewAddresses(publicUrl: string, { camera, bounds, filter }: SharedView): ViewAddresses {
  const area = bounds && viewArea(bounds);
  const params = filterParams(filter).toString();
  const search = params === "" ? "" : `?${params}`;
  const feed = (format: FeedFormat) =>
    publicUrl + (area ? urls.areaFeed(area, format) : urls.worldFeed("all", format)) + search;
  const address = `?${formatAddress({ camera, filter })}`;
  return {
    link: publicUrl + urls.map + address,
    calendar: feed("ics"),
    news: feed("atom"),
    geoJson: publicUrl + urls.geoJson(area ?? WORLD) + search,
    maker: urls.embedMaker(address),
  };
}
