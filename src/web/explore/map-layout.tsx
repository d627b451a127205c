import classes from "./map-layout.module.css";
import { Places } from "./venue-list/places.tsx";

/** Everything that floats over the map, each part in its place. */
export function MapLayout() {
  return (
    <div className={classes.layout}>
      <Places />
    </div>
  );
}
