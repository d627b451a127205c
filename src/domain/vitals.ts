/** The metrics that browsers measure of a visit, and the kinds of pages they are grouped by. */
export const VITALS = ["LCP", "CLS", "INP", "FCP", "TTFB"] as const;
export const PAGE_KINDS = ["landing", "map", "event", "place", "blog", "other"] as const;
export type Vital = (typeof VITALS)[number];
export type PageKind = (typeof PAGE_KINDS)[number];
