import type { InstanceSettings } from "#contract/instance.ts";

/** The settings as they are being edited, and what is wrong with each field. */
export interface InstanceForm {
  draft: InstanceSettings;
  problems: Readonly<Record<string, string>>;
  set(change: Partial<InstanceSettings>): void;
}

/** A moment for a field of day and hour, in the zone of this browser. */
export function localMoment(atMs: number | null): string {
  if (atMs === null) return "";
  const offsetMs = new Date(atMs).getTimezoneOffset() * 60_000;
  return new Date(atMs - offsetMs).toISOString().slice(0, 16);
}

export function momentOf(text: string): number | null {
  const atMs = new Date(text).getTime();
  return Number.isNaN(atMs) ? null : atMs;
}
