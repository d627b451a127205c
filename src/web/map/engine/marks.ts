import type { Box } from "#domain/geo.ts";
import type { RingPart } from "./disc-look.ts";
import type { VenuePin } from "./map-data.ts";

/** Places are on the mercator square, from 0 to 1 each way. */
interface Placed {
  x: number;
  y: number;
  /** Not among what a search found. */
  isFaint: boolean;
}

export interface PinMark extends Placed {
  venue: VenuePin;
  /** Drawn as a dot, where there is no room for a pin, or on a far view of what is later than this week. */
  isSmall: boolean;
  /** Its size at rest, as a share of a full pin. */
  scale: number;
  /** Whether the number of its events has room. */
  hasBadge: boolean;
}

export interface DiscMark extends Placed {
  diameter: number;
  label: string;
  ring: RingPart[];
  /** The venues in it, where they are known here. */
  venues?: () => VenuePin[];
  /** The city's, below its disc. */
  name?: string;
  /** Of everything in it. */
  bounds: () => Box;
}

/**
 * Marks in drawing order, from north to south, so that the nearer covers the farther; pins are above discs, and those of
 * what starts soon above all others.
 */
export interface Marks {
  discs: DiscMark[];
  pins: PinMark[];
}

export const NO_MARKS: Marks = { discs: [], pins: [] };

export function fromNorth(a: Placed, b: Placed): number {
  return a.y - b.y || a.x - b.x;
}
