import type { HealthChecks, HealthReport, ToldPeople, VersionNotes } from "#contract/health.ts";
import { HEALTH_LIMITS, KEPT_DAYS, stateBy } from "#domain/health.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { type OutboxChannel, refusalStore } from "#server/platform/mail/store.ts";
import type { CertificateFact } from "./certificate.ts";
import {
  backupCheck,
  certificateCheck,
  diskCheck,
  processCheck,
  queueState,
  sourceState,
  tileState,
  webhookState,
} from "./checks.ts";
import { byHour, lastDays, medianMs, outages } from "./history.ts";
import { askNewerVersion } from "./newer-version.ts";
import { slowFact } from "./slow-fact.ts";
import { type HealthStore, healthStore } from "./store.ts";
import { ownNotes } from "./version.ts";

export interface HealthDeps {
  database: Pick<Database, "kind" | "db" | "ask">;
  atlas: () => Atlas;
  hasMailServer: boolean;
  isFederated: boolean;
  certificate: CertificateFact;
  tiles: () => Omit<HealthChecks["tiles"], "state">;
  /** URL of the list of releases; undefined: no request is made. */
  updateUrl: string | undefined;
  now: () => number;
}

const MAX_HAPPENED = 8;
const HAPPENED_MS = 14 * DAY_MS;

const VERSION_EVERY_MS = DAY_MS;
const RETRY_MS = DAY_MS / 24;

export function healthActions(deps: HealthDeps & { version: string }) {
  const { database, atlas, hasMailServer, isFederated, tiles, certificate, updateUrl, now } = deps;
  const { version: own } = deps;
  const { db } = database;
  const store = healthStore(db);
  const newer = slowFact({
    everyMs: VERSION_EVERY_MS,
    retryMs: RETRY_MS,
    now,
    ask: async () => (updateUrl ? askNewerVersion(updateUrl, own) : null),
  });

  return {
    async version(): Promise<VersionNotes> {
      return { ...(await ownNotes(own)), newer: (await newer.current()) ?? null };
    },

    /** Who gets mails about what fails. */
    async told(): Promise<ToldPeople> {
      const people = await database.ask(() => store.administrators());
      return {
        hasServer: hasMailServer,
        people: people.map(({ forename, surname, email }) => ({
          name: `${forename} ${surname}`.trim(),
          email,
        })),
      };
    },

    /** How everything is, as all processes have told. */
    async report(): Promise<HealthReport> {
      return database.ask(async () => {
        const nowMs = now();
        const dayAgo = new Date(nowMs - DAY_MS);
        const answerMs = await store.pingMs();
        const reports = await store.reports();
        const hours = await store.hours(new Date(nowMs - KEPT_DAYS * DAY_MS));
        const facts = await store.database();
        const waiting = await store.waiting(new Date(nowMs));
        const sent = await store.sent(dayAgo);
        const failingSources = await store.failingSources(MAX_HAPPENED);
        const sources = await store.sources();
        const leftOut = await store.leftOutSources();
        const webhooks = await store.webhooks();
        const lastBackup = await findFact(db, "last-backup");
        const { stopped } = await refusalStore(db).totals();
        const { connections, most: mostConnections, bytes, version } = facts;
        const byHours = byHour(hours, ({ hour }) => hour, nowMs);
        const processes = processCheck(reports, nowMs);
        const map = tiles();

        const queue = (channel: OutboxChannel) => {
          const rows = sent.filter((row) => row.channel === channel);
          const queued = waiting.find((row) => row.channel === channel);
          return {
            waiting: queued?.waiting ?? 0,
            oldestAt: queued?.oldestAt?.getTime() ?? null,
            sent: rows.reduce((sum, row) => sum + row.sent, 0),
            trend: byHour(rows, ({ hour }) => hour, nowMs).map((row) => row?.sent ?? 0),
          };
        };
        const mail = queue("mail");
        const push = queue("push");
        const federation = queue("federation");
        return {
          at: nowMs,
          site: {
            calls: hours.reduce((sum, { calls }) => sum + calls, 0),
            failures: hours.reduce((sum, { failures }) => sum + failures, 0),
            medianMs: medianMs(hours.filter(({ hour }) => hour >= dayAgo)),
            days: lastDays(hours, nowMs),
          },
          checks: {
            processes: { ...processes, trend: byHours.map((row) => row?.calls ?? null) },
            database: {
              state: stateBy(answerMs, { warn: HEALTH_LIMITS.database.warnMs }),
              kind: database.kind,
              version,
              answerMs,
              connections,
              mostConnections,
              bytes,
              trend: byHours.map((row) => row?.databaseMs ?? null),
            },
            disk: diskCheck(reports, hours, nowMs),
            backup: backupCheck(lastBackup, nowMs),
            sources: {
              ...sources,
              leftOut: leftOut.length,
              toReview: await store.toReview(),
              state: sourceState({ ...sources, leftOut: leftOut.length }),
              worst: worstSource(failingSources[0], leftOut[0]),
            },
            mail: {
              ...mail,
              state: queueState(mail, HEALTH_LIMITS.mail, nowMs),
              hasServer: hasMailServer,
              stopped,
            },
            push: {
              ...push,
              state: queueState(push, HEALTH_LIMITS.push, nowMs),
              devices: await store.devices(),
            },
            federation: {
              ...federation,
              state: isFederated ? queueState(federation, HEALTH_LIMITS.federation, nowMs) : "off",
              nextTryAt:
                waiting.find(({ channel }) => channel === "federation")?.nextTryAt?.getTime() ?? null,
              followers: isFederated ? await store.followers() : 0,
            },
            webhooks: { ...webhooks, state: webhookState(webhooks) },
            tiles: { ...map, state: tileState(map) },
            certificate: certificateCheck(certificate, nowMs),
            catalog: {
              state: "good",
              ...counted(atlas()),
              lastImportAt: (await store.lastImport())?.getTime() ?? null,
            },
          },
          happened: [
            // Processes are ordered by their start: the first of a version stands for all of them.
            ...processes.versions.map((subject) => ({
              kind: "started" as const,
              subject,
              minutes: 0,
              at: reports.find((each) => each.version === subject)!.startedAt.getTime(),
            })),
            ...(lastBackup
              ? [{ kind: "backup" as const, at: lastBackup.getTime(), subject: "", minutes: 0 }]
              : []),
            ...outages(hours, nowMs).map(({ fromMs: at, minutes }) => ({
              kind: "outage" as const,
              at,
              subject: "",
              minutes,
            })),
            ...failingSources.flatMap(({ name: subject, failingSince }) =>
              failingSince
                ? [{ kind: "source-failing" as const, at: failingSince.getTime(), subject, minutes: 0 }]
                : [],
            ),
          ]
            .filter(({ at }) => at > nowMs - HAPPENED_MS)
            .toSorted((a, b) => b.at - a.at)
            .slice(0, MAX_HAPPENED),
        };
      });
    },
  };
}

/** One that fails, or one that leaves out most. */
function worstSource(
  failing: Awaited<ReturnType<HealthStore["failingSources"]>>[number] | undefined,
  leavesOut: Awaited<ReturnType<HealthStore["leftOutSources"]>>[number] | undefined,
): HealthChecks["sources"]["worst"] {
  if (failing) {
    const { id, name, problem, failingSince } = failing;
    return { id, name, problem: problem!, since: failingSince?.getTime() ?? null };
  }
  if (!leavesOut) return null;
  const { id, name, reasons, startedAt } = leavesOut;
  return { id, name, problem: reasons[0]!.problem, since: startedAt.getTime() };
}

function counted(atlas: Atlas): { events: number; venues: number } {
  const { events, venues } = atlas.count();
  return { events, venues };
}
