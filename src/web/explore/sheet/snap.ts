/** A height that a sheet rests at: a share of the screen, or a height above the bottom bar that grows with the text. */
export type SnapPoint = { share: number } | { aboveRem: number };

export interface SheetRoom {
  heightPx: number;
  /** What the bottom bar covers of the sheet. */
  coveredPx: number;
  /** The size of one `rem`. */
  remPx: number;
}

const FLICK_PX_PER_MS = 0.5;

export function snapHeight(point: SnapPoint, { heightPx, coveredPx, remPx }: SheetRoom): number {
  return Math.min(heightPx, "share" in point ? heightPx * point.share : point.aboveRem * remPx + coveredPx);
}

export function snapStyle(point: SnapPoint): string {
  return "share" in point
    ? `${Number((point.share * 100).toFixed(2))}%`
    : `calc(${point.aboveRem}rem + var(--bottom-bar-height))`;
}

/**
 * Where a sheet comes to rest when it is let go: at the next height in the direction of a flick, or else at the
 * nearest one. The heights are given from low to high; -1 means that it is closed, where it can be.
 */
export function settle(
  heightsPx: readonly number[],
  heightPx: number,
  upPxPerMs: number,
  canClose: boolean,
): number {
  const lowest = canClose ? -1 : 0;
  const highest = heightsPx.length - 1;
  if (upPxPerMs > FLICK_PX_PER_MS) {
    const above = heightsPx.findIndex((height) => height > heightPx);
    return above === -1 ? highest : above;
  }
  if (upPxPerMs < -FLICK_PX_PER_MS) {
    return Math.max(
      lowest,
      heightsPx.findLastIndex((height) => height < heightPx),
    );
  }
  let nearest = lowest;
  const distance = (index: number) => Math.abs((index < 0 ? 0 : heightsPx[index]!) - heightPx);
  for (let index = lowest + 1; index <= highest; index++)
    if (distance(index) < distance(nearest)) nearest = index;
  return nearest;
}
