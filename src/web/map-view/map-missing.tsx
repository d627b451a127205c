import type { Padding } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconMapOff } from "#web/ui/icons.ts";
import classes from "./map-missing.module.css";

/** Below what every map has at its top, also one without panels in a frame. */
const MIN_TOP_PX = 52;
const GAP_PX = 16;

/** Shown in place of the map, in the part that no panel covers. */
export function MapMissing({ failure, padding }: { failure: MapFailure; padding: Padding }) {
  const { t } = useMessages();
  const top = Math.max(MIN_TOP_PX, padding.top) + GAP_PX;
  const inner = `${top}px ${padding.right + GAP_PX}px ${GAP_PX}px ${padding.left + GAP_PX}px`;
  return (
    <div className={classes.ground} style={{ padding: inner }}>
      <p className={classes.sentence} role="status">
        <IconMapOff size={22} stroke={1.8} aria-hidden />
        {t(`map.${failure}`)}
      </p>
    </div>
  );
}
