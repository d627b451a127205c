import { randomBytes } from "node:crypto";
import { AppError } from "#contract/app-error.ts";
import type { NewSecondFactor, RecoveryCodes, SecondFactor } from "#contract/second-factor.ts";
import type { Site } from "#contract/site.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { checkPresence, requirePresence } from "../presence.ts";
import { accountStore } from "../store.ts";
import { takeCode, wrongCode } from "./check.ts";
import type { Seal } from "./seal.ts";
import { secondFactorStore } from "./store.ts";
import { base32, newTotpSecret, totpUrl } from "./totp.ts";

const RECOVERY_CODES = 10;

/** 80 bits each: none can be found from its digest. */
const RECOVERY_BYTES = 10;

export interface SecondFactorDeps {
  database: Database;
  seal: Seal;
  site: Pick<Site, "name">;
  now: () => number;
}

export type SecondFactorActions = ReturnType<typeof secondFactorActions>;

/** Codes of an authenticator app as a second step after the password, with recovery codes for a lost device. */
export function secondFactorActions({ database, seal, site, now }: SecondFactorDeps) {
  const { db } = database;
  const at = () => new Date(now());

  return {
    async status(userId: string): Promise<Omit<SecondFactor, "isRequired">> {
      const store = secondFactorStore(db);
      const factor = await store.find(userId);
      return { isOn: factor?.isConfirmed ?? false, codesLeft: await store.codesLeft(userId) };
    },

    async begin(visitor: Visitor, password: string | undefined): Promise<NewSecondFactor> {
      await requirePresence(db, visitor, password, now());
      const secret = newTotpSecret();
      if (!(await secondFactorStore(db).begin(visitor.id, seal.seal(visitor.id, secret))))
        throw new AppError("conflict", { code: "secondFactorOn" });
      return { secret: base32(secret), url: totpUrl(secret, site.name, visitor.email) };
    },

    /** The first code turns it on; the session counts as one of two factors from then on. */
    async confirm(visitor: Visitor, token: string, code: string, client: Client): Promise<RecoveryCodes> {
      return database.transaction(async (tx) => {
        await accountStore(tx).lockUser(visitor.id);
        const store = secondFactorStore(tx);
        if ((await store.find(visitor.id))?.isConfirmed)
          throw new AppError("conflict", { code: "secondFactorOn" });
        if (!(await takeCode(tx, visitor.id, code, { seal, nowMs: now() }))) throw wrongCode();
        const codes = Array.from({ length: RECOVERY_CODES }, () =>
          randomBytes(RECOVERY_BYTES).toString("hex"),
        );
        await store.replaceCodes(visitor.id, codes.map(digestOf));
        await store.markTwoFactor(digestOf(token));
        await recordSecurity(tx, { userId: visitor.id, kind: "second-factor-on", at: at(), ...client });
        return { codes: codes.map((each) => each.match(/.{5}/g)!.join("-")) };
      });
    },

    /** The second step of a session that began without one, such as by Google. */
    async prove(visitor: Visitor, token: string, code: string): Promise<void> {
      await database.transaction(async (tx) => {
        await accountStore(tx).lockUser(visitor.id);
        if (
          !(await secondFactorStore(tx).find(visitor.id))?.isConfirmed ||
          !(await takeCode(tx, visitor.id, code, { seal, nowMs: now() }))
        )
          throw wrongCode();
        await secondFactorStore(tx).markTwoFactor(digestOf(token));
      });
    },

    async turnOff(visitor: Visitor, password: string | undefined, client: Client): Promise<void> {
      await checkPresence(db, visitor, password, now());
      await database.transaction(async (tx) => {
        await secondFactorStore(tx).remove(visitor.id);
        await recordSecurity(tx, { userId: visitor.id, kind: "second-factor-off", at: at(), ...client });
      });
    },
  };
}
