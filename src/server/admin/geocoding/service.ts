import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isOnEarth, type Point } from "#domain/geo.ts";
import { withoutEnd } from "#domain/without-end.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";

export interface ServiceOptions {
  url: string;
  kind: "nominatim" | "photon";
  /** Public services require a user agent that names the caller. */
  userAgent: string;
  now: () => number;
  wait?: (ms: number) => Promise<unknown>;
  timeoutMs?: number;
}

/** Returns the best match or undefined; throws when the service fails. */
export type GeocodingService = (question: string, countryCode: string) => Promise<Point | undefined>;

/** Public services allow one question a second. */
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 4_000;
const MAX_WAITING = 20;

const NominatimAnswer = z.array(z.object({ lon: z.coerce.number(), lat: z.coerce.number() }));
const PhotonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ countrycode: z.string().optional() }).optional(),
    }),
  ),
});

export function geocodingService(options: ServiceOptions): GeocodingService {
  const { url, kind, userAgent, now, wait = sleep, timeoutMs = TIMEOUT_MS } = options;
  const base = withoutEnd(url, /\//);
  let waiting = 0;
  let freeAtMs = Number.NEGATIVE_INFINITY;

  return async (question, countryCode) => {
    if (waiting >= MAX_WAITING) throw new Error("Too many questions wait for the geocoding service.");
    // Behind those that wait, however far the clock was set back since.
    const askAtMs = Math.max(now(), Math.min(freeAtMs, now() + (waiting + 1) * PAUSE_MS));
    freeAtMs = askAtMs + PAUSE_MS;
    waiting++;
    try {
      if (askAtMs > now()) await wait(askAtMs - now());
      const answer = await tracedFetch("geocoder", addressOf(base, kind, question, countryCode), {
        headers: { "user-agent": userAgent, accept: "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`The geocoding service answered ${answer.status}.`);
      return pointOf(kind, await answer.json(), countryCode);
    } finally {
      waiting--;
    }
  };
}

function addressOf(base: string, kind: ServiceOptions["kind"], question: string, countryCode: string) {
  const query = new URLSearchParams({ q: question, limit: kind === "nominatim" ? "1" : "5" });
  if (kind === "photon") return `${base}/api?${query}`;
  query.set("format", "jsonv2");
  query.set("countrycodes", countryCode.toLowerCase());
  return `${base}/search?${query}`;
}

function pointOf(kind: ServiceOptions["kind"], answer: unknown, countryCode: string): Point | undefined {
  const points =
    kind === "nominatim"
      ? NominatimAnswer.parse(answer).map(({ lon, lat }) => ({ longitude: lon, latitude: lat }))
      : PhotonAnswer.parse(answer)
          .features.filter(
            ({ properties }) => (properties?.countrycode ?? countryCode).toUpperCase() === countryCode,
          )
          .map(({ geometry: { coordinates } }) => ({ longitude: coordinates[0], latitude: coordinates[1] }));
  return points.find(isOnEarth);
}
