import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { State, type Tone } from "./badge.tsx";
import { PlainButton } from "./button.tsx";
import classes from "./menu.module.css";

const GAP_PX = 6;

interface MenuItem {
  label: string;
  tone: Tone;
  isChecked: boolean;
  onChoose(): void;
}

interface MenuProps {
  /** The button that opened it, which gets the focus back. */
  anchor: HTMLElement;
  label: string;
  items: readonly MenuItem[];
  note?: ReactNode;
  onClose(): void;
}

/** One of a few choices in a menu at its button; choosing one acts at once. */
export function Menu({ anchor, label, items, note, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

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
    const all = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (step) all[(at + step + all.length) % all.length]?.focus();
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
      aria-label={label}
      tabIndex={-1}
      className={classes.menu}
      onKeyDown={onKeyDown}
      // A press elsewhere closes the popover by itself.
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {items.map((item) => (
        <PlainButton
          key={item.label}
          role="menuitemradio"
          aria-checked={item.isChecked}
          tabIndex={-1}
          className={classes.item}
          onClick={() => {
            onClose();
            if (!item.isChecked) item.onChoose();
          }}
        >
          <State component="span" tone={item.tone}>
            {item.label}
          </State>
        </PlainButton>
      ))}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
