import type { Source } from "#contract/admin-sources.ts";
import { fold } from "#domain/fold.ts";

export const SOURCE_FILTERS = ["all", "ok", "review", "partial", "failing", "paused"] as const;
export type SourceFilter = (typeof SOURCE_FILTERS)[number];

const HEALTHS: Record<Exclude<SourceFilter, "all" | "partial">, readonly Source["health"][]> = {
  ok: ["ok"],
  review: ["review"],
  failing: ["failing", "stopped"],
  paused: ["paused"],
};

export function isOf(source: Source, filter: SourceFilter): boolean {
  if (filter === "all") return true;
  // Also one that waits for review, or fails now.
  if (filter === "partial") return source.leftOut !== null && source.state === "active";
  return HEALTHS[filter].includes(source.health);
}

/** Those of a health whose name or address holds the words; what needs a person first. */
export function shownSources(sources: readonly Source[], filter: SourceFilter, words: string): Source[] {
  const sought = fold(words.trim());
  const rank = (source: Source) =>
    isOf(source, "failing") ? 0 : isOf(source, "partial") ? 1 : isOf(source, "review") ? 2 : 3;
  return sources
    .filter((source) => isOf(source, filter))
    .filter(({ name, url }) => fold(`${name} ${url ?? ""}`).includes(sought))
    .sort((a, b) => rank(a) - rank(b));
}
