/** The iCalendar UID of an event of this site, by which it is recognized in any file. */
export function ownUid(eventId: number, publicUrl: string): string {
  return `event-${eventId}@${new URL(publicUrl).hostname}`;
}

/** Dates of a series share one UID and differ in RECURRENCE-ID, the start that each had first. */
export function seriesUid(seriesId: string, publicUrl: string): string {
  return `series-${seriesId}@${new URL(publicUrl).hostname}`;
}

/** The id of an event that this installation named so; nothing for other names. */
export function ownId(uid: string, publicUrl: string): number | undefined {
  const [, id, host] = /^event-(\d{1,9})@(.+)$/.exec(uid) ?? [];
  return id !== undefined && host === new URL(publicUrl).hostname ? Number(id) : undefined;
}
