import type { NewSource, SourceRow } from "./store.ts";

/** A source that is looked at before it is kept: it has no runs, no records and no remembered places. */
export function unsavedSource(columns: Partial<NewSource>): SourceRow {
  const at = new Date(0);
  return {
    id: 0,
    name: "",
    url: null,
    format: "auto",
    everySeconds: null,
    state: "paused",
    country: null,
    city: null,
    category: null,
    venueId: null,
    language: null,
    timeZone: null,
    createsVenues: true,
    publishes: false,
    declinesPublishing: false,
    mapping: null,
    etag: null,
    lastModified: null,
    digest: null,
    readAt: null,
    nextRunAt: null,
    claimedUntil: null,
    quietRuns: 0,
    failingSince: null,
    failures: 0,
    problem: null,
    createdBy: null,
    createdAt: at,
    updatedAt: at,
    ...(columns as Partial<SourceRow>),
  };
}
