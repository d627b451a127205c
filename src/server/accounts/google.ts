import * as oidc from "openid-client";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { plainLine } from "#domain/plain-line.ts";
import type { Profile } from "./actions.ts";

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What must come back with the visitor, or the answer was not meant for this browser. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

const TIMEOUT_SECONDS = 10;
const MAX_NAME = 100;

const name = z
  .string()
  .transform((text) =>
    plainLine(text)
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_NAME),
  )
  .catch("");
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().pipe(z.email()),
  email_verified: z.literal(true),
  given_name: name,
  family_name: name,
  name,
  picture: z
    .url({ protocol: /^https$/, normalize: true })
    .max(2_000)
    .nullable()
    .catch(null),
  hd: z.string().optional().catch(undefined),
});

export type Google = ReturnType<typeof googleSignIn>;

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce, at Google or the issuer of the settings. */
export function googleSignIn(settings: GoogleSettings, redirectUri: string) {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Asked for when first needed and again after a failure: a provider that is down never stops a start. */
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer);
    const isLocal = issuer.protocol === "http:" && ["localhost", "127.0.0.1"].includes(issuer.hostname);
    discovered ??= oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      // Without its second part openid-client trusts the connection and does not check the signature of the ID token.
      execute: [...(isLocal ? [oidc.allowInsecureRequests] : []), oidc.enableNonRepudiationChecks],
      timeout: TIMEOUT_SECONDS,
    });
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  }

  return {
    /** Where to send the visitor, and what to remember of it. */
    async begin(): Promise<{ url: string; pending: PendingSignIn }> {
      const provider = await configuration();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, pending };
    },

    /** Redeems the code that the visitor brought back. */
    async finish(query: string, { state, nonce, verifier }: PendingSignIn): Promise<Profile> {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(`${redirectUri}?${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      );
      const claims = Claims.safeParse(tokens.claims());
      if (!claims.success) throw new AppError("forbidden", { code: "googleUnverified" });
      return profileOf(claims.data);
    },
  };
}

function profileOf(claims: z.infer<typeof Claims>): Profile {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email,
    forename: claims.given_name || claims.name || "Guest",
    surname: claims.given_name ? claims.family_name : "",
    photo: claims.picture,
    isAuthority: runsMailbox(claims),
  };
}

/**
 * Whether the provider itself runs the mailbox: Google's own, or that of the Workspace which holds the domain. Any other
 * may have changed owners since the provider verified it; other providers may write what they like in hd.
 */
export function runsMailbox({
  iss,
  email,
  hd,
}: {
  iss: string;
  email: string;
  hd?: string | undefined;
}): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return iss === "https://accounts.google.com" && (domain === "gmail.com" || hd?.toLowerCase() === domain);
}
