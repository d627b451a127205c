import IconMapOff from "@tabler/icons-react/dist/esm/icons/IconMapOff.mjs";
import type { Padding } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./map-missing.module.css";

/** Stands where the map would be, in the part of it that no panel covers. */
export function MapMissing({ failure, padding }: { failure: MapFailure; padding: Padding }) {
  const { t } = useMessages();
  const { top, right, left } = padding;
  return (
    <div className={classes.ground} style={{ padding: `${top + 16}px ${right + 16}px 16px ${left + 16}px` }}>
      <p className={classes.sentence} role="status">
        <IconMapOff size={22} stroke={1.8} aria-hidden />
        {t(`map.${failure}`)}
      </p>
    </div>
  );
}
