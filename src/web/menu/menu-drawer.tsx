import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { IconMenu2, IconX } from "#web/ui/icons.ts";
import { Brand } from "./brand.tsx";
import { DrawerLinks } from "./drawer-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import classes from "./menu-drawer.module.css";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** A page has one. Not by `useId`, whose ids depend on all that stands around: the bar is the same on every page. */
const DRAWER_ID = "menu-drawer";

/**
 * The button that opens the drawer, and the drawer, on narrow screens. A dialog of the browser's own: it holds the
 * focus, closes with Escape, and opens by the button's command even before or without script.
 */
export function MenuDrawer() {
  const { t } = useMessages();
  const site = useSite();
  const location = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);

  // A link was followed: neither the page that was there already, perhaps with the drawer opened before the scripts
  // came, nor the map that writes its view into the address.
  const isReplaced = useNavigationType() === "REPLACE";
  const shownAt = useRef(location);
  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    if (!isReplaced) drawer.current?.close();
  }, [location, isReplaced]);

  // Browsers that know commands open it themselves.
  const open = () => {
    if (!("commandForElement" in HTMLButtonElement.prototype)) drawer.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t("drawer.open")}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: "show-modal", commandfor: DRAWER_ID }}
      >
        <IconMenu2 size={22} stroke={1.8} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={drawer}
        id={DRAWER_ID}
        className={classes.drawer}
        aria-label={t("drawer.label")}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div className={classes.sheet}>
          <div className={classes.head}>
            <Brand name={site.name} />
            <button
              type="button"
              className={classes.button}
              aria-label={t("drawer.close")}
              onClick={() => drawer.current?.close()}
              {...{ command: "request-close", commandfor: DRAWER_ID }}
            >
              <IconX size={22} stroke={1.8} aria-hidden />
            </button>
          </div>
          <DrawerLinks />
          <div className={classes.foot}>
            {t("drawer.appearance")}
            <SchemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
      </dialog>
    </>
  );
}
