import { z } from "zod";
import { PAGE_KINDS, VITALS } from "#domain/vitals.ts";

/** Larger values come from a wrong clock rather than a slow page. */
const MAX_VALUE = 600_000;

/** How one visit to a page went, as the browser measured it. CLS has no unit, the others are milliseconds. */
export const VisitVitals = z.object({
  page: z.enum(PAGE_KINDS),
  vitals: z
    .array(z.object({ name: z.enum(VITALS), value: z.number().min(0).max(MAX_VALUE) }))
    .min(1)
    .max(VITALS.length),
});
export type VisitVitals = z.infer<typeof VisitVitals>;

/** Three visits of four were at least this good. */
export const VitalsSummary = z.object({
  sinceMs: z.number(),
  rows: z.array(
    z.object({ page: z.enum(PAGE_KINDS), name: z.enum(VITALS), p75: z.number(), visits: z.number() }),
  ),
});
export type VitalsSummary = z.infer<typeof VitalsSummary>;
