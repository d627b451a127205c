/** The name of an event among all calendars: by it an event of ours is known again wherever it comes from. */
export function ownUid(eventId: number, publicUrl: string): string {
  return `event-${eventId}@${new URL(publicUrl).hostname}`;
}

/** Dates of a series share one name; each is told apart by the start it had first. */
export function seriesUid(seriesId: string, publicUrl: string): string {
  return `series-${seriesId}@${new URL(publicUrl).hostname}`;
}

/** The id of an event that this installation named so; nothing for other names. */
export function ownId(uid: string, publicUrl: string): number | undefined {
  const [, id, host] = /^event-(\d{1,9})@(.+)$/.exec(uid) ?? [];
  return id !== undefined && host === new URL(publicUrl).hostname ? Number(id) : undefined;
}
