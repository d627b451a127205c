import { useLocation } from "react-router";
import { urls } from "#contract/urls.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { BrandMark } from "#web/menu/brand.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconArrowUpRight, IconMinus, IconPlus } from "#web/ui/icons.ts";
import classes from "./embed-layout.module.css";
import { EmbedVenue } from "./embed-venue.tsx";
import { VenuesInView } from "./venues-in-view.tsx";

/** What lies over an embedded map. Every link leaves the frame, since the page around it is another site's. */
export function EmbedLayout() {
  const { t } = useMessages();
  const { panel } = usePanels();
  const { zoomBy, mapFailure } = useEngine();
  const { search } = useLocation();
  return (
    <div className={classes.layout}>
      <a className={classes.open} href={urls.map + search} target="_blank" rel="noopener">
        <BrandMark />
        {t("embed.open")}
        <NewTabHint />
        <IconArrowUpRight size={18} stroke={2} aria-hidden />
      </a>
      <div className={classes.panel}>{panel === "venue" ? <EmbedVenue /> : <VenuesInView />}</div>
      {!mapFailure && (
        <div className={classes.zoom}>
          <PlainButton
            className={classes.button}
            aria-label={t("controls.zoom-in")}
            onClick={() => zoomBy(1)}
          >
            <IconPlus size={20} stroke={1.8} aria-hidden />
          </PlainButton>
          <PlainButton
            className={classes.button}
            aria-label={t("controls.zoom-out")}
            onClick={() => zoomBy(-1)}
          >
            <IconMinus size={20} stroke={1.8} aria-hidden />
          </PlainButton>
        </div>
      )}
    </div>
  );
}
