import { useMapView } from "#web/map-view/map-data.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { viewArea } from "../view-area.ts";
import { LazyFollowButton } from "./lazy-follow-button.tsx";

/** Follows the area that is seen now. */
export function FollowView() {
  const { t } = useMessages();
  const view = useMapView();
  if (!view) return null;
  const area = viewArea(view.bounds);
  return (
    <LazyFollowButton
      key={Object.values(area).join()}
      target={{ kind: "area", ...area }}
      label={t("follow.view")}
    />
  );
}
