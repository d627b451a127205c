/**
 * The widths and heights at which screens change, by name: `@media (--phone)` in style sheets, `useMedia` in scripts.
 * In `em`, so that larger text gets the narrower layout, as zooming in does. Neighbours differ by a hundredth, because
 * widths may be fractions.
 */
export const BREAKPOINTS = {
  /** Smaller than any phone of today: 400 % zoom on a laptop. */
  tiny: "(max-width: 22em)",
  small: "(max-width: 30em)",
  phone: "(max-width: 43.74em)",
  "not-phone": "(min-width: 43.75em)",
  tablet: "(min-width: 43.75em) and (max-width: 73.75em)",
  /** Tablet and phone: up to 1180 pixels at the usual text size. */
  compact: "(max-width: 73.75em)",
  wide: "(min-width: 73.75125em)",
  laptop: "(max-width: 90em)",
  "not-large": "(max-width: 81.24em)",
  large: "(min-width: 81.25em)",
  /** A phone on its side. */
  short: "(max-height: 24em)",
  /** A tablet at 200 % zoom. */
  low: "(max-height: 35em)",
  /** A small phone, where a raised sheet leaves no room above it. */
  cramped: "(max-height: 40em)",
  roomy: "(min-height: 40.01em)",
} as const;
