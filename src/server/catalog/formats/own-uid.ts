/** The name of an event among all calendars: by it an event of ours is known again wherever it comes from. */
export function ownUid(eventId: number, publicUrl: string): string {
  return `event-${eventId}@${new URL(publicUrl).hostname}`;
}

/** Dates of a series share one name; each is told apart by the start it had first. */
export function seriesUid(seriesId: string, publicUrl: string): string {
  return `series-${seriesId}@${new URL(publicUrl).hostname}`;
}
