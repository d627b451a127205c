import type { HealthChecks } from "#contract/health.ts";
import { HEALTH_LIMITS, type HealthState, SILENT_MS, stateBy, worse } from "#domain/health.ts";
import type { CertificateFact } from "./certificate.ts";
import { daysLeft, diskTrend } from "./history.ts";
import type { HealthHour, ProcessReport } from "./store.ts";

export function processCheck(
  reports: readonly ProcessReport[],
  nowMs: number,
): Omit<HealthChecks["processes"], "trend"> {
  const answering = reports.filter(({ seenAt }) => nowMs - seenAt.getTime() <= SILENT_MS);
  // Of every machine as many as it was told to run; a machine that is away is missed, too.
  const wantedOf = new Map(reports.map(({ machine, wanted }) => [machine, wanted]));
  const wanted = [...wantedOf.values()].reduce((sum, each) => sum + each, 0);
  const starts = answering.map(({ startedAt }) => startedAt.getTime());
  const versions = [...new Set(answering.map(({ version }) => version))];
  const state: HealthState =
    reports.length === 0
      ? "unknown"
      : answering.length === 0
        ? "failing"
        : answering.length < wanted || versions.length > 1
          ? "warning"
          : "good";
  return {
    state,
    wanted,
    versions,
    answering: answering.length,
    machines: wantedOf.size,
    upSince: starts.length > 0 ? Math.min(...starts) : null,
    memoryBytes: answering.map(({ memoryBytes }) => memoryBytes),
  };
}

/** The fullest disk of all machines. */
export function diskCheck(
  reports: readonly ProcessReport[],
  hours: readonly HealthHour[],
  nowMs: number,
): HealthChecks["disk"] {
  const disks = reports.flatMap(({ machine, diskBytes, diskUsedBytes }) =>
    diskBytes && diskUsedBytes !== null ? { machine, bytes: diskBytes, usedBytes: diskUsedBytes } : [],
  );
  const trend = diskTrend(hours, nowMs);
  const fullest = disks.toSorted((a, b) => b.usedBytes / b.bytes - a.usedBytes / a.bytes)[0];
  if (!fullest)
    return { state: "unknown", usedBytes: null, bytes: null, machine: null, daysLeft: null, trend };
  const { warnShare: warn, failShare: fail } = HEALTH_LIMITS.disk;
  return {
    ...fullest,
    state: stateBy(fullest.usedBytes / fullest.bytes, { warn, fail }),
    daysLeft: daysLeft(hours, fullest.bytes - fullest.usedBytes, nowMs),
    trend,
  };
}

/** One that was never made is worth a look, however new the site is. */
export function backupCheck(last: Date | undefined, nowMs: number): HealthChecks["backup"] {
  const { warnMs: warn, failMs: fail } = HEALTH_LIMITS.backup;
  const lastAt = last?.getTime() ?? null;
  return { state: lastAt === null ? "warning" : stateBy(nowMs - lastAt, { warn, fail }), lastAt };
}

/** One that leaves rows out answers, and is worth a look. */
export function sourceState({
  failing,
  stopped,
  leftOut,
}: Record<"failing" | "stopped" | "leftOut", number>): HealthState {
  if (failing + stopped > 0) return "failing";
  return leftOut > 0 ? "warning" : "good";
}

export function webhookState({ failing, stopped }: { failing: number; stopped: number }): HealthState {
  return stopped > 0 ? "failing" : failing > 0 ? "warning" : "good";
}

/** A map without one pack or without streets is still a map. */
export function tileState({
  isWorldDamaged,
  packs,
  leftOut,
  service,
}: Omit<HealthChecks["tiles"], "state">): HealthState {
  if (isWorldDamaged) return "failing";
  const isPartAway =
    leftOut.length > 0 || packs.some(({ isDamaged }) => isDamaged) || service?.isUp === false;
  return isPartAway ? "warning" : "good";
}

/** One that cannot be asked from here, as behind some routers, is not known. */
export function certificateCheck(fact: CertificateFact, nowMs: number): HealthChecks["certificate"] {
  const { host } = fact;
  if (host === null) return { state: "off", host, endsAt: null, problem: null };
  const certificate = fact.known();
  if (!certificate) return { state: "unknown", host, endsAt: null, problem: codeOf(fact.failure()) };
  const { beganAt, endsAt, problem } = certificate;
  const { warnMs, warnPart, failMs, failPart } = HEALTH_LIMITS.certificate;
  const lifeMs = endsAt - beganAt;
  const byAge = stateBy(nowMs - endsAt, {
    warn: -Math.min(warnMs, lifeMs * warnPart),
    fail: -Math.min(failMs, lifeMs * failPart),
  });
  return { state: problem ? worse(byAge, "warning") : byAge, host, endsAt, problem };
}

function codeOf(error: unknown): string | null {
  if (error === undefined) return null;
  return (error as NodeJS.ErrnoException).code ?? "ERROR";
}

/** By how long the oldest message waits, and by how many do where that has a limit. */
export function queueState(
  { waiting, oldestAt }: { waiting: number; oldestAt: number | null },
  limits: { warnMs: number; failMs?: number; warnWaiting?: number },
  nowMs: number,
): HealthState {
  const { warnMs: warn, failMs: fail = Infinity, warnWaiting = Infinity } = limits;
  const age = stateBy(oldestAt === null ? 0 : nowMs - oldestAt, { warn, fail });
  return worse(age, stateBy(waiting, { warn: warnWaiting }));
}
