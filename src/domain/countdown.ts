export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until the start; none once the event is ongoing or over. */
export function countdown(startMs: number, nowMs: number): Countdown | undefined {
  const leftMs = startMs - nowMs;
  if (leftMs <= 0) return undefined;
  const totalSeconds = Math.floor(leftMs / 1000);
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
