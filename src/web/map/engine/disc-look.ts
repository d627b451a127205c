import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";

const CONTENT_MIN_PX = 10;
const CONTENT_SHARE_PX = 40;
/** Around the content, for the ring and so that the smallest number can be read. */
const PADDING_PX = 15;
const OVERVIEW_MAX_PX = 72;
/** Between area and diameter: small counts stay small, and half as much is still seen as clearly less. */
const OVERVIEW_EXPONENT = 0.8;

export const SMALLEST_DISC_PX = CONTENT_MIN_PX + 2 * PADDING_PX;

/** A cluster's diameter by its share of all venues shown. */
export function clusterDiameter(share: number): number {
  return SMALLEST_DISC_PX + share * CONTENT_SHARE_PX;
}

/** An overview disc's diameter by its count beside the largest one in view. */
export function overviewDiameter(count: number, largest: number): number {
  if (largest <= 0) return SMALLEST_DISC_PX;
  return SMALLEST_DISC_PX + (OVERVIEW_MAX_PX - SMALLEST_DISC_PX) * (count / largest) ** OVERVIEW_EXPONENT;
}

/** At most four characters: 999, 1.0k, 12k, 1.2M. */
export function countLabel(count: number): string {
  if (count < 1000) return `${count}`;
  const thousands = count / 1000;
  if (thousands < 9.95) return `${thousands.toFixed(1)}k`;
  if (thousands < 999.5) return `${Math.round(thousands)}k`;
  const millions = count / 1_000_000;
  return millions < 9.95 ? `${millions.toFixed(1)}M` : `${Math.round(millions)}M`;
}

export const SMALLEST_TEXT_PX = 12;
export const LARGEST_TEXT_PX = 22;

export function labelPx(diameter: number, label: string): number {
  const size = Math.round(diameter * (label.length > 2 ? 0.28 : 0.32));
  return Math.min(LARGEST_TEXT_PX, Math.max(SMALLEST_TEXT_PX, size));
}

export interface RingPart {
  category: VenueCategory;
  /** Of the whole ring, from 0 to 1. */
  share: number;
}

/** The ring's parts from 12 o'clock on: the largest share first. */
export function ringOf(mix: Partial<Record<VenueCategory, number>>): RingPart[] {
  const counts = VENUE_CATEGORIES.map((category) => ({ category, count: mix[category] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ category, count }) => ({ category, share: count / total }));
}
