import lookUp from "@photostructure/tz-lookup";

const accepted = new Map<string, boolean>();

/**
 * The IANA time zone of a place. At sea, and for a zone newer than this runtime's own data,
 * it is the plain offset of the longitude, so that Temporal accepts every answer.
 */
export function timeZoneAt(longitude: number, latitude: number): string {
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return "UTC";
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const zone = lookUp(Math.min(90, Math.max(-90, latitude)), wrapped);
  return isAccepted(zone) ? zone : nauticalZone(wrapped);
}

function isAccepted(zone: string): boolean {
  let known = accepted.get(zone);
  if (known === undefined) {
    known = canUse(zone);
    accepted.set(zone, known);
  }
  return known;
}

function canUse(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15);
  if (hours === 0) return "Etc/GMT";
  // The Etc names count west of Greenwich as positive.
  return `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}
