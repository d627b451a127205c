import { useEffect, useId, useRef, useState } from "react";
import type { Venue } from "#contract/catalog.ts";
import { directionsUrl, PLANNERS } from "#web/listing/directions.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { Button } from "#web/ui/button.tsx";
import {
  IconChevronRight,
  IconDirectionSign,
  IconExternalLink,
  IconMap,
  IconMapPin,
  IconWorld,
} from "#web/ui/icons.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import classes from "./directions-menu.module.css";

const icons = { osm: IconWorld, google: IconMap, apple: IconMapPin };

const EDGE_PX = 8;

/** The visitor's choice of route planner: a native popover, which opens, closes and restores the focus by itself. */
export function DirectionsMenu({ venue }: { venue: Venue }) {
  const { t } = useMessages();
  const isWide = useIsWide();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !button.current || !menu.current) return;
    const popover = menu.current;
    place(popover, button.current.getBoundingClientRect(), isWide === true);
    popover.querySelector("a")?.focus();
    // It does not follow its button.
    const close = () => popover.hidePopover();
    window.addEventListener("scroll", close, true);
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close, true);
      window.removeEventListener("resize", close);
    };
  }, [isOpen, isWide]);

  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="default"
        className={classes.button}
        leftSection={<IconDirectionSign size={20} stroke={1.8} aria-hidden />}
        rightSection={<IconChevronRight className="not-compact" size={16} stroke={1.8} aria-hidden />}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {t("directions.label")}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-button`}
        className={classes.menu}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A press of its own button closes it anyway; closed before, it would be opened again.
          const isElsewhere = relatedTarget && relatedTarget !== button.current;
          if (isElsewhere && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        <ul>
          {PLANNERS.map((planner) => {
            const Icon = icons[planner];
            return (
              <li key={planner}>
                <a
                  href={directionsUrl(planner, venue)}
                  target="_blank"
                  rel="noopener"
                  className={classes.planner}
                  onClick={() => menu.current?.hidePopover()}
                >
                  <Icon size={18} stroke={1.8} aria-hidden />
                  {t(`directions.${planner}`)}
                  <NewTabHint />
                  <IconExternalLink size={16} stroke={1.8} aria-hidden />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** Beside the panel where there is room for it, otherwise below the button; always whole within the window. */
function place(popover: HTMLElement, { left, right, top, bottom }: DOMRect, isWide: boolean): void {
  const [x, y] = isWide ? [right + 32, top] : [left, bottom + 8];
  const maxX = window.innerWidth - popover.offsetWidth - EDGE_PX;
  const maxY = window.innerHeight - popover.offsetHeight - EDGE_PX;
  popover.style.left = `${Math.min(x, maxX)}px`;
  popover.style.top = `${Math.min(y, maxY)}px`;
}
