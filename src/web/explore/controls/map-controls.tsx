import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { IconCalendarPlus, IconCurrentLocation, IconMinus, IconPlus } from "#web/ui/icons.ts";
import { FilterButton } from "../filters/filter-button.tsx";
import { LazyFilterPanel } from "../filters/lazy-filter-panel.tsx";
import { KeysButton } from "../keys/keys-button.tsx";
import { useLocate } from "../near/use-locate.ts";
import { LazyProfilePanel } from "../profile/lazy-profile-panel.tsx";
import { ShareButton } from "../share/share-button.tsx";
import classes from "./map-controls.module.css";

/** The buttons at the map's right edge. A panel follows its button, so that the keyboard walks from one into the other. */
export function MapControls() {
  const { t } = useMessages();
  const { panel } = usePanels();
  const { mapFailure } = useEngine();
  return (
    <section className={classes.controls} aria-label={t("controls.label")}>
      <div className={classes.top}>
        <FilterButton />
      </div>
      <LazyFilterPanel />
      <div className={classes.add}>
        <AddButton />
        <ShareButton className={classes.button} />
      </div>
      {panel === "profile" && <LazyProfilePanel />}
      {!mapFailure && <CameraControls />}
    </section>
  );
}

/** Leads a signed-in user to adding an event, and a guest to signing in first. */
function AddButton() {
  const { t } = useMessages();
  const { panel, open, close } = usePanels();
  const isOpen = panel === "profile";
  const content = (
    <>
      <IconCalendarPlus size={22} stroke={1.8} aria-hidden />
      <span>{t("controls.add")}</span>
    </>
  );
  if (useAccount())
    return (
      <Link to={urls.addEvent} className={`${classes.button} ${classes.word}`}>
        {content}
      </Link>
    );
  return (
    <PlainButton
      className={`${classes.button} ${classes.word}`}
      aria-expanded={isOpen}
      onClick={isOpen ? close : () => open("profile")}
    >
      {content}
    </PlainButton>
  );
}

function CameraControls() {
  const { t } = useMessages();
  const { zoomBy } = useEngine();
  const { isLocating, locate, showNearest } = useLocate();
  return (
    <div className={classes.camera}>
      <div className={`${classes.group} relative`}>
        <PlainButton
          className={classes.button}
          aria-label={t("controls.locate")}
          aria-busy={isLocating}
          onClick={locate}
        >
          <IconCurrentLocation size={22} stroke={1.8} aria-hidden />
        </PlainButton>
        {showNearest && (
          <PlainButton className={classes.nearest} onClick={showNearest}>
            {t("near.offer")}
          </PlainButton>
        )}
      </div>
      <div className={`${classes.group} ${classes.zoom}`}>
        <PlainButton className={classes.button} aria-label={t("controls.zoom-in")} onClick={() => zoomBy(1)}>
          <IconPlus size={22} stroke={1.8} aria-hidden />
        </PlainButton>
        <PlainButton
          className={classes.button}
          aria-label={t("controls.zoom-out")}
          onClick={() => zoomBy(-1)}
        >
          <IconMinus size={22} stroke={1.8} aria-hidden />
        </PlainButton>
        <KeysButton className={classes.button} />
      </div>
    </div>
  );
}
