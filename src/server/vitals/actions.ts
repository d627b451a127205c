import type { VisitVitals, VitalsSummary } from "#contract/vitals.ts";
import type { PageKind, Vital } from "#domain/vitals.ts";
import { Histogram } from "./histogram.ts";

export interface VitalsActions {
  record(visit: VisitVitals): void;
  summary(): VitalsSummary;
}

/** Page timings since this process began: counts alone, nothing about visitors. */
export function vitalsActions(now: () => number): VitalsActions {
  const sinceMs = now();
  const rows = new Map<string, { page: PageKind; name: Vital; values: Histogram }>();
  return {
    record({ page, vitals }) {
      for (const { name, value } of vitals) {
        const row = rows.get(`${page} ${name}`) ?? { page, name, values: new Histogram() };
        rows.set(`${page} ${name}`, row);
        row.values.add(value);
      }
    },
    summary: () => ({
      sinceMs,
      rows: [...rows.values()].map(({ page, name, values }) => ({
        page,
        name,
        p75: values.quantile(0.75),
        visits: values.count,
      })),
    }),
  };
}
