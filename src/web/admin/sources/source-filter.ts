import type { Source } from "#contract/admin-sources.ts";
import { fold } from "#domain/fold.ts";

export const SOURCE_FILTERS = ["all", "ok", "review", "failing", "paused"] as const;
export type SourceFilter = (typeof SOURCE_FILTERS)[number];

const HEALTHS: Record<Exclude<SourceFilter, "all">, readonly Source["health"][]> = {
  ok: ["ok"],
  review: ["review"],
  failing: ["failing", "stopped"],
  paused: ["paused"],
};

export function isOf(source: Source, filter: SourceFilter): boolean {
  return filter === "all" || HEALTHS[filter].includes(source.health);
}

/** Those of a health whose name or address holds the words; what needs a person first. */
export function shownSources(sources: readonly Source[], filter: SourceFilter, words: string): Source[] {
  const sought = fold(words.trim());
  const rank = (source: Source) => (isOf(source, "failing") ? 0 : isOf(source, "review") ? 1 : 2);
  return sources
    .filter((source) => isOf(source, filter))
    .filter(({ name, url }) => fold(`${name} ${url ?? ""}`).includes(sought))
    .sort((a, b) => rank(a) - rank(b));
}
