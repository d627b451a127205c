import { contentDigestOf, isDigestOf } from "./digest.ts";
import { members } from "./members.ts";
import {
  checkTime,
  hostsOf,
  type ReadSignature,
  SignatureError,
  type SignedMessage,
  type SigningKey,
} from "./message.ts";
import { rsaSignature } from "./rsa-signature.ts";

const ALGORITHM = "rsa-v1_5-sha256";
const LABEL = "sig1";
/** One member of the dictionary: label, covered components, parameters. Components with parameters of their own are not read. */
const INPUT = /^\s*([a-z*][\w.*-]*)=(\(((?:"[^"\\]*"\s*)*)\)((?:;[a-z]+=(?:"[^"\\]*"|\d+))*))\s*(?:,|$)/;
/** One member of the other header: label and bytes. */
export const SIGNATURE = /\s*([a-z*][\w.*-]*)=:([A-Za-z0-9+/=]+):\s*(?:,|$)/y;

/** The headers that sign a request by RFC 9421 (HTTP Message Signatures). */
export async function signRfc9421(
  { method, url, headers, body }: SignedMessage,
  key: SigningKey,
  nowMs: number,
) {
  const contentDigest = method === "POST" ? contentDigestOf(body) : undefined;
  const names = ["@method", "@target-uri", ...(contentDigest ? ["content-digest"] : [])];
  const covered = names.map((name) => `"${name}"`).join(" ");
  const input = `(${covered});created=${Math.floor(nowMs / 1000)};keyid="${key.id}";alg="${ALGORITHM}"`;
  const values: Record<string, string> = {
    "@method": method,
    "@target-uri": url.href,
    "content-digest": contentDigest ?? "",
  };
  const base = baseOf(names, input, (name) => values[name]!);
  const signature = (await rsaSignature(base, key)).toString("base64");
  return {
    ...headers,
    ...(contentDigest && { "content-digest": contentDigest }),
    "signature-input": `${LABEL}=${input}`,
    signature: `${LABEL}=:${signature}:`,
  };
}

/** Reads a signature, and checks what needs no key. */
export function readRfc9421(message: SignedMessage, nowMs: number): ReadSignature {
  const [, label, input, covered = "", told = ""] =
    INPUT.exec(message.headers["signature-input"] ?? "") ?? [];
  if (!label || !input) throw new SignatureError("The signature's input cannot be read.");
  const names = [...covered.matchAll(/"([^"]*)"/g)].map(([, name]) => name!);
  const parameters = new Map(
    [...told.matchAll(/;([a-z]+)=(?:"([^"]*)"|(\d+))/g)].map(([, name, text, number]) => [
      name!,
      text ?? number!,
    ]),
  );
  const signature = signatureOf(label, message.headers.signature ?? "");
  const keyId = parameters.get("keyid");
  if (!keyId || !signature) throw new SignatureError("The signature has no key.");
  if ((parameters.get("alg") ?? ALGORITHM) !== ALGORITHM)
    throw new SignatureError("The signature has another algorithm.");
  checkCovered(names, message);
  checkTime(Number(parameters.get("created")) * 1000, nowMs);
  const expires = parameters.get("expires");
  if (expires !== undefined && !(Number(expires) * 1000 > nowMs))
    throw new SignatureError("The signature has expired.");
  const bases = hostsOf(message.url).map((host) =>
    baseOf(names, input, (name) => componentOf(name, host, message)),
  );
  return { keyId, bytes: signature, bases };
}

function signatureOf(label: string, header: string): Buffer | undefined {
  for (const [, name, value] of members(header, SIGNATURE))
    if (name === label) return Buffer.from(value!, "base64");
  return undefined;
}

function checkCovered(names: readonly string[], { method, body, headers }: SignedMessage): void {
  const has = (name: string) => names.includes(name);
  const hasTarget = has("@target-uri") || (has("@authority") && (has("@path") || has("@request-target")));
  const hasBody = method !== "POST" || has("content-digest");
  if (!has("@method") || !hasTarget || !hasBody || new Set(names).size < names.length)
    throw new SignatureError("The signature does not cover enough.");
  if (method === "POST" && !isDigestOf(body, headers["content-digest"]))
    throw new SignatureError("The body is not the signed one.");
}

function componentOf(name: string, host: string, { method, url, headers }: SignedMessage): string {
  switch (name) {
    case "@method":
      return method;
    case "@target-uri":
      return `${url.protocol}//${host}${url.pathname}${url.search}`;
    case "@authority":
      return host;
    case "@scheme":
      return url.protocol.slice(0, -1);
    case "@path":
      return url.pathname;
    case "@query":
      return url.search || "?";
    case "@request-target":
      return url.pathname + url.search;
  }
  const value = name.startsWith("@") ? undefined : headers[name];
  if (value === undefined) throw new SignatureError("A signed part is missing.");
  return value.trim();
}

function baseOf(names: readonly string[], input: string, value: (name: string) => string): string {
  return [...names.map((name) => `"${name}": ${value(name)}`), `"@signature-params": ${input}`].join("\n");
}
