import { useId, useState } from "react";
import { useMapData } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { VenueRow } from "../venue-list/venue-row.tsx";
import { PanelHeading } from "./panel-heading.tsx";
import classes from "./spot-panel.module.css";
import { PanelHead } from "./venue-head.tsx";
import { PANEL_SNAPS } from "./venue-panel.tsx";

/** Venues at one spot, where the map can only show one pin. */
export function SpotPanel() {
  const { t } = useMessages();
  const data = useMapData();
  const { spotIds, openVenue, close } = usePanels();
  const [snap, setSnap] = useState(0);
  const headingId = useId();
  const nowMs = useNow();
  // They stay listed when the map moves on; what is still in view is shown as it is now.
  const [opened] = useState(() => data.listed);
  const venues = spotIds.flatMap((id) => {
    const isIt = ({ _id }: { _id: string }) => _id === id;
    return data.listed.find(isIt) ?? opened.find(isIt) ?? [];
  });
  return (
    <Sheet
      labelledBy={headingId}
      snaps={PANEL_SNAPS}
      snap={snap}
      onSnap={setSnap}
      onClose={close}
      head={
        <PanelHead onClose={close}>
          <PanelHeading id={headingId}>{t("venue.spot", { count: spotIds.length })}</PanelHeading>
        </PanelHead>
      }
    >
      <ul className={classes.venues}>
        {venues.map((venue) => (
          <VenueRow key={venue._id} venue={venue} nowMs={nowMs} onOpen={openVenue} />
        ))}
      </ul>
    </Sheet>
  );
}
