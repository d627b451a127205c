import { mercatorX, mercatorY } from "#domain/geo.ts";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import { marksSvg } from "#web/map/engine/marks-svg.ts";
import { mercatorBox, worldPx } from "#web/map/engine/mercator-box.ts";
import { VenueClusters } from "#web/map/engine/venue-clusters.ts";
import type { FirstView } from "./first-view.ts";

/** The discs and pins that the map will draw for these venues, around the view's centre. */
export function drawFirstMarks(pins: readonly VenuePin[], { view, box }: FirstView): string {
  const { longitude, latitude, zoom } = view;
  const world = worldPx(zoom);
  const [centreX, centreY] = [mercatorX(longitude), mercatorY(latitude)];
  const marks = new VenueClusters(pins).marksIn(mercatorBox(box), zoom, null);
  return marksSvg(marks, ({ x, y }) => [(x - centreX) * world, (y - centreY) * world]);
}
