import { z } from "zod";
import { DAY_STATES, HEALTH_STATES } from "#domain/health.ts";
import { CodedProblem } from "./failure.ts";

const State = z.enum(HEALTH_STATES);
const Instant = z.number().describe("In milliseconds since 1970");
const Count = z.number().int().nonnegative();
const Trend = z
  .array(z.number().nullable())
  .describe("The last 24 hours, the newest last; null: not measured");

const Queue = {
  state: State,
  waiting: Count.describe("Due and not yet sent"),
  oldestAt: Instant.nullable().describe("Since when the oldest of them waits"),
  sent: Count.describe("Within 24 hours"),
  trend: Trend,
};

const WorstSource = z.object({
  id: z.number(),
  name: z.string(),
  since: Instant.nullable(),
  problem: CodedProblem.extend({ message: z.string().describe("The English sentence of the code") }),
});

export const HealthReport = z.object({
  at: Instant,
  site: z.object({
    calls: Count.describe("Within 90 days"),
    failures: Count.describe("Of them, answered with 500 or above"),
    medianMs: z.number().nullable().describe("Half of the answers of 24 hours took at most this long"),
    days: z
      .array(z.object({ day: z.iso.date(), state: z.enum(DAY_STATES), downMinutes: Count }))
      .describe("90 days in UTC, today last"),
  }),
  checks: z.object({
    processes: z.object({
      state: State,
      answering: Count,
      wanted: Count,
      machines: Count,
      upSince: Instant.nullable().describe("The oldest start"),
      memoryBytes: z.array(z.number()).describe("Of each process that answers"),
      versions: z.array(z.string()),
      trend: Trend.describe("Calls"),
    }),
    database: z.object({
      state: State,
      kind: z.enum(["embedded", "postgres"]),
      version: z.string(),
      answerMs: z.number(),
      connections: Count,
      mostConnections: Count,
      bytes: z.number(),
      trend: Trend.describe("Its longest answer, in milliseconds"),
    }),
    disk: z.object({
      state: State,
      usedBytes: z.number().nullable(),
      bytes: z.number().nullable(),
      machine: z.string().nullable().describe("Whose disk is the fullest"),
      daysLeft: z.number().nullable().describe("By the trend of 14 days"),
      trend: Trend.describe("Bytes in use, by day"),
    }),
    backup: z.object({ state: State, lastAt: Instant.nullable() }),
    sources: z.object({
      state: State,
      all: Count,
      failing: Count,
      stopped: Count,
      leftOut: Count.describe("Those whose last run left rows out"),
      toReview: Count,
      worst: WorstSource.nullable(),
    }),
    mail: z.object({
      ...Queue,
      hasServer: z.boolean(),
      stopped: Count.describe("Addresses that can't be reached"),
    }),
    push: z.object({ ...Queue, devices: Count }),
    federation: z.object({ ...Queue, nextTryAt: Instant.nullable(), followers: Count }),
    webhooks: z.object({ state: State, active: Count, failing: Count, stopped: Count }),
    tiles: z.object({
      state: State,
      isWorldDamaged: z.boolean(),
      packs: z.array(
        z.object({
          name: z.string(),
          bytes: z.number(),
          dataAt: Instant.describe("Of when its map data are"),
          isDamaged: z.boolean(),
        }),
      ),
      leftOut: z.array(z.string()).describe("Files of BASEMAP_PACKS that cannot be read"),
      service: z
        .object({
          host: z.string(),
          isUp: z.boolean().nullable().describe("Null until it was asked"),
          downSince: Instant.nullable(),
          dataAt: Instant.nullable(),
        })
        .nullable()
        .describe("STREET_TILES_URL"),
    }),
    certificate: z.object({
      state: State,
      host: z.string().nullable().describe("Null where PUBLIC_URL is not https"),
      endsAt: Instant.nullable(),
      problem: z.string().nullable().describe("Why this machine does not trust it, a code of OpenSSL"),
    }),
    catalog: z.object({ state: State, events: Count, venues: Count, lastImportAt: Instant.nullable() }),
  }),
  happened: z
    .array(
      z.object({
        kind: z.enum(["started", "backup", "outage", "source-failing"]),
        at: Instant,
        subject: z.string().describe("The version, or the source"),
        minutes: Count.describe("How long an outage was"),
      }),
    )
    .describe("Within 14 days, the newest first"),
});
export type HealthReport = z.infer<typeof HealthReport>;
export type HealthChecks = HealthReport["checks"];
export type HealthCheckName = keyof HealthChecks;

export const CHANGE_GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"] as const;

const Changes = z.array(z.object({ group: z.enum(CHANGE_GROUPS), text: z.string() }));

const NewerVersion = z.object({
  version: z.string(),
  released: z.iso.date().nullable(),
  url: z.string().nullable().describe("Where it is announced"),
  changes: Changes.describe("As far as its notes have the groups of Keep a Changelog"),
});
export type NewerVersion = z.infer<typeof NewerVersion>;

export const VersionNotes = z.object({
  version: z.string().describe("The one that runs"),
  released: z.iso.date().nullable().describe("Null where it is not released: the changes are those to come"),
  changes: Changes,
  newer: NewerVersion.nullable().describe("Null where UPDATE_CHECK_URL is not set, or tells of none"),
});
export type VersionNotes = z.infer<typeof VersionNotes>;

export const ToldPeople = z.object({
  hasServer: z.boolean().describe("Whether mails go out, instead of into a folder"),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type ToldPeople = z.infer<typeof ToldPeople>;
