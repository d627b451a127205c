/** An instant as the clocks of a zone show it, with their offset from UTC: 2026-12-12T20:00:00+02:00. For loaders: not every browser knows Temporal. */
export function offsetTime(atMs: number, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  return time.toString({ timeZoneName: "never", smallestUnit: "second" });
}
