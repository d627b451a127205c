import type { PageKind } from "#domain/vitals.ts";

const KINDS = new Map<string, PageKind>([
  ["", "landing"],
  ["map", "map"],
  ["event", "event"],
  ["venue", "place"],
  ["city", "place"],
  ["blog", "blog"],
]);

/** Pages that are built alike are counted together. */
export function pageKind(pathname: string): PageKind {
  return KINDS.get(pathname.split("/")[1] ?? "") ?? "other";
}
