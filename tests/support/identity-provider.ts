import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { afterAll } from "vitest";
import type { Browser } from "./accounts.ts";
import type { AtEnd } from "./at-end.ts";

export interface GoogleAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
  hd?: string;
}

type Claims = Record<string, unknown>;
/** A man in the middle's change of an ID token. */
export type Tampering = (claims: Claims, resign: (claims: Claims, key?: "foreign") => string) => string;

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A real OpenID provider on loopback, with `account` signed in already. */
export async function startIdentityProvider(redirectUri: string, atEnd: AtEnd = afterAll) {
  const [key, foreignKey] = [newKey(), newKey()];
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: "whereabouts", clientSecret: "a secret between the two of them" };
  const state = {
    issuer,
    account: { sub: "1", email: "nobody@gmail.com", email_verified: true } as GoogleAccount,
    tampering: undefined as Tampering | undefined,
    isDown: false,
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
    },
    visit,
  };

  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...key.export({ format: "jwk" }), kid: "own", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["for signing cookies"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "picture", "hd"],
    },
    // As Google does it: everything asked for is in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => "/choose" },
    ttl: { AuthorizationCode: 60, IdToken: 600, AccessToken: 60, Grant: 60, Session: 60, Interaction: 60 },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => state.account }),
  });
  const resign = (claims: Claims, whose?: "foreign") => {
    const body = `${base64({ alg: "RS256", kid: "own" })}.${base64(claims)}`;
    const signature = sign("sha256", Buffer.from(body), whose === "foreign" ? foreignKey : key);
    return `${body}.${signature.toString("base64url")}`;
  };
  provider.use(async (context, next) => {
    await next();
    const token = context.body?.id_token;
    if (!token || !state.tampering) return;
    const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
    context.body.id_token = state.tampering(claims, resign);
  });

  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (state.isDown) return response.writeHead(503).end();
    if (!request.url?.startsWith("/choose")) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: state.account.sub, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, {
      login: { accountId: state.account.sub },
      consent,
    });
  });
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Follows the provider's pages as a browser does, up to the address at which it sends the visitor back to us. */
  async function visit(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = address;
    while (url.startsWith(issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const page = await fetch(url, { redirect: "manual", headers: { cookie } });
      for (const line of page.headers.getSetCookie()) {
        const [name = "", value = ""] = line.split(";", 1)[0]!.split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = page.headers.get("location");
      if (!location) throw new Error(`${url}: ${page.status} ${await page.text()}`);
      url = new URL(location, url).href;
    }
    return url;
  }
  return state;
}

/** Comes back from the provider, which is another site. */
export function comeBack(browser: Browser, address: string) {
  const { pathname, search } = new URL(address);
  return browser.get(pathname + search, { "sec-fetch-site": "cross-site" });
}
