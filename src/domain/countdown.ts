import { DAY_MS } from "./time.ts";

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until the start; none once the event is ongoing or over. */
export function countdown(expiresAt: number, nowMs: number): Countdown | undefined {
  const leftMs = expiresAt - DAY_MS - nowMs;
  if (leftMs <= 0) return undefined;
  const totalSeconds = Math.floor(leftMs / 1000);
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
