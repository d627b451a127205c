/** The iCalendar UID of an event of this site, by which it is recognized in any file. */
export function ownUid(eventId: number, publicUrl: string): string {
  return `event-${eventId}@${new URL(publicUrl).hostname}`;
}

/** What the dates of a series are related to. Each has a UID of its own: strict programs refuse dates of a UID without its rule. */
export function seriesUid(seriesId: string, publicUrl: string): string {
  return `series-${seriesId}@${new URL(publicUrl).hostname}`;
}

/** The id of an event that this installation named so; nothing for other names. */
export function ownId(uid: string, publicUrl: string): number | undefined {
  const [, id, host] = /^event-(\d{1,9})@(.+)$/.exec(uid) ?? [];
  return id !== undefined && host === new URL(publicUrl).hostname ? Number(id) : undefined;
}
