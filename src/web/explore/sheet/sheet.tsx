import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useHasSideCard } from "#web/ui/use-is-wide.ts";
import classes from "./sheet.module.css";
import { type SnapPoint, snapStyle } from "./snap.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";

interface SheetProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  head: ReactNode;
  children: ReactNode;
  /** The heights it rests at, from low to high, and the one it is at. */
  snaps: readonly SnapPoint[];
  snap: number;
  onSnap(index: number): void;
  /** Without it the sheet cannot be pulled away. */
  onClose?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  isHidden?: boolean;
  /** Moved out of sight to the left; only the card of wide screens collapses. */
  isCollapsed?: boolean;
  /** At its lowest height only the head is seen. */
  hasPeek?: boolean;
  /** The name of the handle, by the height; else it says more or less of the heading. */
  handleLabels?: readonly string[];
}

/** A card at the left of wide screens and tablets; on phones a sheet that is pulled up from the bottom. */
export function Sheet(props: SheetProps) {
  const { labelledBy, head, children, snaps, snap, onSnap, onClose, onKeyDown } = props;
  const { isHidden = false, isCollapsed = false, hasPeek = false, handleLabels } = props;
  const { t } = useMessages();
  const id = useId();
  const isNarrow = useHasSideCard() === false;
  const sheet = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { sheetHandlers, headHandlers, bodyHandlers } = useSheetDrag({
    sheet,
    body,
    snaps,
    snap,
    isEnabled: isNarrow,
    onSnap,
    onClose,
  });
  useSheetHeight(sheet, isNarrow);

  const isFull = snap === snaps.length - 1;
  const step = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = snap + (event.key === "ArrowUp" ? 1 : -1);
    if (next < 0) onClose?.();
    else if (next < snaps.length) onSnap(next);
  };

  return (
    <section
      ref={sheet}
      aria-labelledby={labelledBy}
      className={classes.sheet}
      style={{ "--sheet-rest": snapStyle(snaps[snap]!) }}
      data-collapsed={isCollapsed || undefined}
      data-full={isFull || undefined}
      data-raised={!hasPeek || snap > 0 || undefined}
      data-peeks={hasPeek || undefined}
      hidden={isHidden}
      onKeyDown={onKeyDown}
      {...sheetHandlers}
    >
      <div className={classes.head} {...headHandlers}>
        <button
          type="button"
          data-sheet-handle
          className={classes.handle}
          id={`${id}-handle`}
          aria-label={handleLabels?.[snap] ?? t(isFull ? "sheet.collapse" : "sheet.expand")}
          aria-labelledby={handleLabels ? undefined : `${id}-handle ${labelledBy}`}
          aria-expanded={hasPeek ? snap > 0 : isFull}
          aria-controls={`${id}-body`}
          onClick={() => onSnap(isFull ? 0 : snap + 1)}
          onKeyDown={step}
        />
        {head}
      </div>
      <div
        ref={body}
        id={`${id}-body`}
        className={classes.body}
        inert={isNarrow && hasPeek && snap === 0}
        {...bodyHandlers}
      >
        {children}
      </div>
    </section>
  );
}

/** A sheet pulled higher than this covers what rode above it. */
const HIGHEST_RIDE = "60dvh";

/** Publishes the sheet's height, so that controls and credits stay above it. */
function useSheetHeight(sheet: React.RefObject<HTMLElement | null>, isNarrow: boolean): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element || !isNarrow) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      if (offsetHeight > 0) root.setProperty("--sheet-height", `min(${offsetHeight}px, ${HIGHEST_RIDE})`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--sheet-height");
    };
  }, [sheet, isNarrow]);
}
