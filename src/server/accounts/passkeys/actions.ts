import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "#contract/app-error.ts";
import type { PasskeyResponse, Passkeys } from "#contract/passkeys.ts";
import type { SecurityKind } from "#domain/security-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { digestOf } from "#server/platform/secrets.ts";
import type { AccountActions, SigningIn } from "../actions.ts";
import { requirePresence } from "../presence.ts";
import { passkeyStore } from "./store.ts";

const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256, which all authenticators know one of. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it is large, and a start does not need it. */
const webauthn = () => import("@simplewebauthn/server");

export interface PasskeyDeps {
  database: Database;
  accounts: AccountActions;
  site: { name: string; publicUrl: string };
  now: () => number;
}

export type PasskeyActions = ReturnType<typeof passkeyActions>;

const badPasskey = () => new AppError("unauthenticated", { code: "badPasskey" });

/** Passkeys (WebAuthn): the device proves that it has the key and that its owner is there. */
export function passkeyActions({ database, accounts, site, now }: PasskeyDeps) {
  const { db } = database;
  const store = passkeyStore(db);
  const { origin, hostname: rpID } = new URL(site.publicUrl);
  const at = () => new Date(now());
  const log = (
    tx: Database["db"] | Transaction,
    userId: string | null,
    kind: SecurityKind,
    client: Client,
    detail?: string,
  ) => recordSecurity(tx, { userId, kind, at: at(), ...client, ...(detail && { detail }) });

  async function keepChallenge<Options extends { challenge: string }>(
    options: Options,
    userId: string | null,
  ): Promise<Options> {
    await store.addChallenge(digestOf(options.challenge), userId, new Date(now() + CHALLENGE_MS));
    return options;
  }

  /** What both ceremonies demand. */
  const expected = (userId: string | null) => ({
    expectedChallenge: (challenge: string) => store.takeChallenge(digestOf(challenge), userId, at()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  /** Malformed answers make the library throw. */
  async function verified<T>(verify: () => Promise<T>): Promise<T | undefined> {
    try {
      return await verify();
    } catch {
      return undefined;
    }
  }

  async function verifyUse(response: PasskeyResponse) {
    const passkey = await store.find(response.id);
    if (!passkey) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const result = await verified(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        ...expected(null),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }),
    );
    return { passkey, counter: result?.verified ? result.authenticationInfo.newCounter : undefined };
  }

  return {
    async list(userId: string): Promise<Passkeys> {
      const found = await store.listOf(userId);
      return {
        passkeys: found.map(({ id, name, createdAt, lastUsedAt }) => ({
          _id: id,
          name,
          createdAt: createdAt.getTime(),
          lastUsedAt: lastUsedAt?.getTime() ?? null,
        })),
      };
    },

    async beginAdding(visitor: Visitor, password: string | undefined) {
      await requirePresence(db, visitor, password, now());
      const known = await store.listOf(visitor.id);
      if (known.length >= MAX_PASSKEYS)
        throw new AppError("conflict", { code: "tooManyPasskeys", params: { max: MAX_PASSKEYS } });
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID,
        userID: new Uint8Array(Buffer.from(visitor.id)),
        userName: visitor.email,
        userDisplayName: `${visitor.forename} ${visitor.surname}`.trim(),
        attestationType: "none",
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return keepChallenge(options, visitor.id);
    },

    async add({ id: userId }: Visitor, name: string, response: PasskeyResponse, client: Client) {
      const { verifyRegistrationResponse } = await webauthn();
      const result = await verified(() =>
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          ...expected(userId),
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!result?.verified) throw new AppError("invalid", { code: "badPasskey" });
      const { id, publicKey, counter } = result.registrationInfo.credential;
      await database.transaction(async (tx) => {
        const added = await passkeyStore(tx).add({
          id,
          userId,
          name,
          counter,
          publicKey: Buffer.from(publicKey),
          createdAt: at(),
        });
        if (!added) throw new AppError("conflict", { code: "badPasskey" });
        await log(tx, userId, "passkey-added", client);
      });
    },

    async rename(userId: string, id: string, name: string): Promise<void> {
      if (!(await store.rename(userId, id, name))) throw new AppError("not-found", { code: "noPasskey" });
    },

    async remove(visitor: Visitor, id: string, password: string | undefined, client: Client): Promise<void> {
      await requirePresence(db, visitor, password, now());
      const userId = visitor.id;
      await database.transaction(async (tx) => {
        if (!(await passkeyStore(tx).remove(userId, id)))
          throw new AppError("not-found", { code: "noPasskey" });
        await log(tx, userId, "passkey-removed", client);
      });
    },

    async beginSignIn() {
      const { generateAuthenticationOptions } = await webauthn();
      return keepChallenge(await generateAuthenticationOptions({ rpID, userVerification: "required" }), null);
    },

    async signIn(response: PasskeyResponse, browser: SigningIn): Promise<string> {
      const use = await verifyUse(response);
      if (use?.counter === undefined) {
        await log(db, use?.passkey.userId ?? null, "sign-in-failed", browser.client, "passkey");
        throw badPasskey();
      }
      const { passkey, counter } = use;
      return database.transaction(async (tx) => {
        await passkeyStore(tx).markUsed(passkey.id, counter, at());
        return accounts.openSession(tx, browser, passkey.userId, "passkey");
      });
    },
  };
}
