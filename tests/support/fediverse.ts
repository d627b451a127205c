import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { signCavage } from "#server/federation/signatures/cavage.ts";
import type { SignedMessage } from "#server/federation/signatures/message.ts";
import { signRfc9421 } from "#server/federation/signatures/rfc9421.ts";

export type Json = Record<string, unknown>;
export const SIGNATURES = { "draft-cavage": signCavage, "RFC 9421": signRfc9421 };
export type Scheme = keyof typeof SIGNATURES;

export const newKeyPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

export interface Received {
  path: string;
  headers: Record<string, string | undefined>;
  body: Json;
}

/** A server of the fediverse with any number of actors, which keeps what is sent to it. */
export async function startPeer() {
  let keys = newKeyPair();
  const received: Received[] = [];
  const asked: string[] = [];
  const state = {
    isGone: false,
    inboxStatus: 202 as number | ((request: Received) => number),
    actor: {} as Json,
    /** What stands at other paths: a document, or the status of an answer. */
    documents: {} as Record<string, unknown>,
  };
  let onHanging: ((response: ServerResponse) => void) | undefined;
  const hung: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (onHanging && request.method === "POST") {
      hung.push(response);
      return onHanging(response);
    }
    if (request.method === "GET") {
      asked.push(path);
      const document = state.documents[path];
      if (document !== undefined) {
        response.statusCode = typeof document === "number" ? document : 200;
        response.setHeader("content-type", "application/activity+json").end(JSON.stringify(document));
        return;
      }
      const id = `${origin}${path}`;
      const actor = {
        id,
        type: "Application",
        preferredUsername: "peer",
        inbox: `${id}/inbox`,
        outbox: `${id}/outbox`,
        endpoints: { sharedInbox: `${origin}/inbox` },
        publicKey: { id: `${id}#main-key`, owner: id, publicKeyPem: keys.publicKey },
        ...state.actor,
      };
      response.statusCode = state.isGone ? 410 : 200;
      response.setHeader("content-type", "application/activity+json").end(JSON.stringify(actor));
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = request.headers as Received["headers"];
    const taken = { path, headers, body: JSON.parse(Buffer.concat(parts).toString()) };
    const { inboxStatus } = state;
    response.statusCode = typeof inboxStatus === "function" ? inboxStatus(taken) : inboxStatus;
    if (response.statusCode < 300) received.push(taken);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    origin,
    received,
    asked,
    state,
    actor: (name: string) => `${origin}/${name}`,
    /** From now on nothing is answered; without a function, what was left unanswered is refused. */
    hang(next: typeof onHanging) {
      onHanging = next;
      if (!next) for (const response of hung.splice(0)) response.destroy();
    },
    changeKey: () => (keys = newKeyPair()),
    /** The headers and body of a signed activity. */
    async signed(
      to: string,
      activity: Json,
      { scheme = "draft-cavage" as Scheme, atMs = Date.now(), keyId = "", privateKey = "" } = {},
    ) {
      const body = Buffer.from(JSON.stringify(activity));
      const headers = { "content-type": "application/activity+json" };
      const message: SignedMessage = { method: "POST", url: new URL(to), headers, body };
      const key = {
        id: keyId || `${activity.actor}#main-key`,
        privateKey: createPrivateKey(privateKey || keys.privateKey),
      };
      const signed = await SIGNATURES[scheme](message, key, atMs);
      return { headers: signed as Record<string, string>, payload: body };
    },
  };
}

/** For a site whose public address must be known before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
