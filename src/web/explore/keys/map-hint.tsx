import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./map-hint.module.css";

export const MAP_HINT_ID = "map-keys";

/** Describes the map's canvas, and is seen while that has the focus. */
export function MapHint() {
  const { t } = useMessages();
  return (
    <p id={MAP_HINT_ID} className={classes.hint}>
      {t("map.keys")}
    </p>
  );
}
