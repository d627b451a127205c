import type { AddRule, FederationOverview, FederationRule } from "#contract/admin-federation.ts";
import { AppError } from "#contract/app-error.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { sourceStore } from "#server/sources/store.ts";
import { SITE_USERNAME } from "../actors.ts";
import { followingStore } from "../following/store.ts";
import type { FederationConfig } from "../settings.ts";
import { federationStore } from "../store.ts";
import { federationRules } from "./rules.ts";
import { ruleStore } from "./store.ts";

const MAX_RULES = 5_000;

export interface RuleDeps {
  config: FederationConfig;
  database: Database;
  publicUrl: string;
  now: () => number;
}

/** The administration's view of federation, and its blocklist and allowlist. */
export function ruleActions({ config, database, publicUrl, now }: RuleDeps) {
  const { db } = database;

  const isAllowed = federationRules({ config, store: ruleStore(db) }).isAllowed;

  /** What was accepted before a block is worth nothing under it. */
  async function following(): Promise<FederationOverview["following"]> {
    const rows = await followingStore(db).list();
    return Promise.all(
      rows.map(async ({ actor, name, state }) => ({
        actor,
        name,
        state: (await isAllowed(actor)) ? state : "blocked",
      })),
    );
  }

  /** Their sources say so at once, and not when their time has come. */
  async function runBlocked(at: Date): Promise<void> {
    for (const { actor, state } of await following())
      if (state === "blocked") await sourceStore.makeFollowedDue(db, actor, at);
  }

  async function overview(): Promise<FederationOverview> {
    const fixed = (hosts: readonly string[], kind: FederationRule["kind"]): FederationRule[] =>
      hosts.map((subject) => ({ subject, kind, note: "", isFixed: true, createdAt: null }));
    const rules = (await ruleStore(db).list()).map(({ subject, kind, note, createdAt }) => ({
      subject,
      kind,
      note,
      isFixed: false,
      createdAt: createdAt.getTime(),
    }));
    return {
      name: `@${SITE_USERNAME}@${new URL(publicUrl).host}`,
      followers: await federationStore(db).countAllFollowers(),
      following: await following(),
      rules: [...fixed(config.blockedHosts, "block"), ...fixed(config.allowedHosts, "allow"), ...rules],
    };
  }

  return {
    overview,

    /** Who is refused follows nothing any more. */
    async add(adminId: string, { subject, kind, note }: AddRule): Promise<FederationOverview> {
      const at = new Date(now());
      await database.transaction(async (tx) => {
        const rules = ruleStore(tx);
        if ((await rules.count()) >= MAX_RULES)
          throw new AppError("conflict", { code: "tooManyRules", params: { max: MAX_RULES } });
        await rules.save({ subject, kind, note, createdBy: adminId, createdAt: at });
        if (kind === "block") await federationStore(tx).removeFollowersOf(subject);
        const action = kind === "block" ? "Federation Blocked" : "Federation Allowed";
        await recordAudit(tx, { userId: adminId, action, subject, at });
      });
      await runBlocked(at);
      return overview();
    },

    async remove(adminId: string, subject: string): Promise<FederationOverview> {
      await database.transaction(async (tx) => {
        if (!(await ruleStore(tx).remove(subject))) throw new AppError("not-found", { code: "noServerRule" });
        await recordAudit(tx, {
          userId: adminId,
          action: "Federation Rule Removed",
          subject,
          at: new Date(now()),
        });
      });
      return overview();
    },
  };
}
