import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { routes } from "#contract/urls.ts";
import type { VisitVitals } from "#contract/vitals.ts";
import { pageKind } from "./page-kind.ts";

/** Sends what the browser measured of this visit to our own server, once, when the visitor leaves. */
export function reportVitals(): void {
  const page = pageKind(location.pathname);
  const measured = new Map<Metric["name"], number>();
  const note = ({ name, value }: Metric) => void measured.set(name, value);
  onLCP(note);
  onCLS(note);
  onINP(note);
  onFCP(note);
  onTTFB(note);

  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || measured.size === 0) return;
    const visit: VisitVitals = {
      page,
      vitals: [...measured].map(([name, value]) => ({ name, value: Math.round(value * 1_000) / 1_000 })),
    };
    measured.clear();
    navigator.sendBeacon?.(routes.vitals, new Blob([JSON.stringify(visit)], { type: "application/json" }));
  });
}
