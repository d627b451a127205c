/** `unknown`: nothing was measured yet; `off`: by the settings. */
export const HEALTH_STATES = ["failing", "warning", "unknown", "good", "off"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const DAY_STATES = ["well", "disturbed", "down", "unknown"] as const;
export type DayState = (typeof DAY_STATES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often a process tells how it is. */
export const BEAT_MS = 10_000;
/** Three of them missed: the process does not answer. */
export const SILENT_MS = 35_000;
/** A process that was killed, or whose machine is away, is missed for so long. */
export const MISSED_MS = HOUR_MS;

/** Upper bounds of the durations that answers are counted by; the last ones took longer. */
export const ANSWER_BOUNDS_MS = [5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560] as const;

export const KEPT_DAYS = 90;
/** A day with more failed answers than this, of all, was disturbed. */
const DISTURBED_SHARE = 0.01;

export const HEALTH_LIMITS = {
  backup: { warnMs: 26 * HOUR_MS, failMs: 50 * HOUR_MS },
  disk: { warnShare: 0.8, failShare: 0.92 },
  database: { warnMs: 500 },
  /** Before its end; of one that is made for some days, not longer than these parts of its life. */
  certificate: { warnMs: 14 * DAY_MS, warnPart: 1 / 4, failMs: 3 * DAY_MS, failPart: 1 / 12 },
  mail: { warnMs: 15 * MINUTE_MS, failMs: 6 * HOUR_MS },
  push: { warnMs: 15 * MINUTE_MS, failMs: 6 * HOUR_MS },
  federation: { warnMs: 6 * HOUR_MS, warnWaiting: 500 },
} as const;

/** The worse of two states. */
export function worse(one: HealthState, other: HealthState): HealthState {
  return HEALTH_STATES.indexOf(one) <= HEALTH_STATES.indexOf(other) ? one : other;
}

/** Good until it is more than these; nothing where it is not known. */
export function stateBy(
  value: number | null,
  { warn, fail = Infinity }: { warn: number; fail?: number },
): HealthState {
  if (value === null) return "unknown";
  return value > fail ? "failing" : value > warn ? "warning" : "good";
}

export interface MeasuredDay {
  /** Minutes since the measuring began in which no process spoke up. */
  downMinutes: number;
  calls: number;
  failures: number;
}

export function dayState(day: MeasuredDay | undefined): DayState {
  if (!day) return "unknown";
  if (day.downMinutes > 0) return "down";
  return day.failures > day.calls * DISTURBED_SHARE ? "disturbed" : "well";
}
