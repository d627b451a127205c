import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { TableEvent } from "#contract/admin-events.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { type EventState, stateOf } from "./event-state.ts";
import classes from "./status-menu.module.css";

const CHOICES = [
  ["scheduled", "schedule"],
  ["soldOut", "soldOut"],
  ["postponed", "postpone"],
  ["cancelled", "cancel"],
] as const satisfies [EventState, string][];
export type StatusAction = (typeof CHOICES)[number][1];

interface StatusMenuProps {
  event: TableEvent;
  /** The button that opened it, which gets the focus back. */
  anchor: HTMLElement;
  onClose(): void;
  onChoose(action: StatusAction): void;
}

/** The statuses of an event in a menu at its button; choosing one acts at once. */
export function StatusMenu({ event, anchor, onClose, onChoose }: StatusMenuProps) {
  const { t } = useMessages();
  const menu = useRef<HTMLDivElement>(null);
  const current = stateOf(event);

  useLayoutEffect(() => {
    const { current: element } = menu;
    if (!element) return;
    const { left, top, bottom } = anchor.getBoundingClientRect();
    element.showPopover?.();
    const { offsetHeight: height, offsetWidth: width } = element;
    const isBelow = bottom + height + GAP_PX < window.innerHeight;
    element.style.left = `${Math.min(left, window.innerWidth - width - GAP_PX)}px`;
    element.style.top = `${Math.max(GAP_PX, isBelow ? bottom + GAP_PX : top - height - GAP_PX)}px`;
    element.querySelector<HTMLElement>("[aria-checked=true], [role=menuitemradio]")?.focus();
    return () => anchor.focus({ preventScroll: true });
  }, [anchor]);

  function onKeyDown(key: KeyboardEvent): void {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (step) items[(at + step + items.length) % items.length]?.focus();
    else if (key.key === "Escape" || key.key === "Tab") onClose();
    else return;
    key.preventDefault();
    key.stopPropagation();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={t("admin.events-status-of", { event: event.name })}
      tabIndex={-1}
      className={classes.menu}
      onKeyDown={onKeyDown}
      // A press elsewhere closes the popover by itself.
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {CHOICES.map(([state, action]) => (
        <PlainButton
          key={state}
          role="menuitemradio"
          aria-checked={state === current}
          tabIndex={-1}
          className={classes.choice}
          onClick={() => {
            onClose();
            if (state !== current) onChoose(action);
          }}
        >
          <span className={classes.dot} data-state={state} />
          {t(`admin.events-state.${state}`)}
        </PlainButton>
      ))}
      {event.favorites > 0 && (
        <p className={classes.told}>{t("admin.events-told", { count: event.favorites })}</p>
      )}
    </div>
  );
}

const GAP_PX = 6;
