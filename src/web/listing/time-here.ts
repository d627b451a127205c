const two = (value: number) => String(value).padStart(2, "0");

/** The wall time of an instant here, as an event's own date and time are written. */
export function timeHere(atMs: number): { date: string; time: string } {
  const at = new Date(atMs);
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** The name of the zone, without a format of Intl where the browser can: its first one holds a phone up for long. */
export function zoneHere(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
