import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signCavage } from "./cavage.ts";
import type { SignedMessage } from "./message.ts";
import { signRfc9421 } from "./rfc9421.ts";
import { isSignedBy, readSignature } from "./verify.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");
const newKey = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const pair = newKey();
const other = newKey();
const key = { id: "https://peer.example/actor#main-key", privateKey: createPrivateKey(pair.privateKey) };
const body = Buffer.from('{"type":"Follow"}');
const url = new URL("https://events.example.org:8443/federation/inbox?a=b");
const plain: SignedMessage = {
  method: "POST",
  url,
  headers: { "content-type": "application/activity+json" },
  body,
};

describe.each([
  ["draft-cavage", signCavage],
  ["RFC 9421", signRfc9421],
] as const)("FED-08 a signature by %s", async (_name, signWith) => {
  const message: SignedMessage = { ...plain, headers: await signWith(plain, key, NOW) };
  const isGood = (changed: Partial<SignedMessage>, publicKey = pair.publicKey, nowMs = NOW) => {
    try {
      return isSignedBy(readSignature({ ...message, ...changed }, nowMs), publicKey);
    } catch {
      return false;
    }
  };

  it("is good with its key, and names it", () => {
    expect(isGood({})).toBe(true);
    expect(readSignature(message, NOW).keyId).toBe(key.id);
  });

  it("is bad with another key, body, address or time, or when it is taken away", () => {
    expect(isGood({}, other.publicKey)).toBe(false);
    expect(isGood({}, "no key")).toBe(false);
    expect(isGood({ body: Buffer.from('{"type":"Undo"}') })).toBe(false);
    expect(isGood({ url: new URL("/federation/site/inbox", url) })).toBe(false);
    expect(isGood({ url: new URL("https://other.example/federation/inbox?a=b") })).toBe(false);
    expect(isGood({}, pair.publicKey, NOW + 2 * 3_600_000)).toBe(false);
    expect(isGood({}, pair.publicKey, NOW - 2 * 3_600_000)).toBe(false);
    expect(isGood({ headers: { ...message.headers, signature: undefined } })).toBe(false);
    expect(isGood({ headers: plain.headers })).toBe(false);
  });

  it("is bad where it leaves the body out, however good it is", async () => {
    const without = { ...plain, method: "GET" as const };
    const headers = { ...(await signWith(without, key, NOW)), digest: undefined };
    expect(isGood({ headers })).toBe(false);
  });
});

it("FED-08 a signature of a host without its port is good, as Gancio makes it", async () => {
  const bare = new URL(url);
  bare.port = "";
  const headers = await signCavage({ ...plain, url: bare }, key, NOW);
  expect(isSignedBy(readSignature({ ...plain, headers }, NOW), pair.publicKey)).toBe(true);
});

it("FED-08 odd headers are refused in time that grows with their length", () => {
  for (const signature of [
    'keyId="',
    `${'a="b",'.repeat(20_000)}`,
    "sig1=::",
    `keyId="a",signature="b",headers="${" ".repeat(10_000)}"`,
  ])
    for (const input of [
      undefined,
      `sig1=(${'"a" '.repeat(20_000)}`,
      `sig1=(${'"@method"'.repeat(3)});created=x`,
    ])
      expect(() =>
        readSignature({ ...plain, headers: { signature, "signature-input": input } }, NOW),
      ).toThrow();
});

const recorded = new URL(
  "../../../../../shared/prototypes/federation/fixtures/gancio-1.21.0/",
  import.meta.url,
);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, recorded), "utf8"));

describe.skipIf(!existsSync(recorded))(
  "FED-08 recorded requests of Gancio 1.21 (skipped without ../shared)",
  () => {
    it.each(["wire-follow", "wire-undo-follow", "wire-create-event"])("%s has a good signature", (name) => {
      const { request, body: sent } = read(`${name}.json`);
      const message: SignedMessage = {
        method: "POST",
        url: new URL(request.url, "http://localhost:4213"),
        headers: request.headers,
        body: Buffer.from(JSON.stringify(sent)),
      };
      const signature = readSignature(message, Date.parse(request.headers.date));
      expect(isSignedBy(signature, read("get-actor.json").publicKey.publicKeyPem)).toBe(true);
    });
  },
);
