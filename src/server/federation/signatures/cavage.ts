import { bodyDigest, isDigestOf } from "./digest.ts";
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

/** `name="text"` or `name=12`. */
export const PARAMETER = /\s*(\w+)=(?:"([^"]*)"|(\d+))\s*(?:,|$)/y;
const ALGORITHMS = new Set(["rsa-sha256", "hs2019"]);

/** The headers that sign a request by draft-cavage-http-signatures-12, which Gancio, Mobilizon and Mastodon read. */
export async function signCavage(
  { method, url, headers, body }: SignedMessage,
  key: SigningKey,
  nowMs: number,
) {
  const hasBody = method === "POST";
  const signed: Record<string, string> = {
    host: url.host,
    date: new Date(nowMs).toUTCString(),
    ...(hasBody && { digest: bodyDigest(body) }),
  };
  const names = ["(request-target)", ...Object.keys(signed)];
  const base = names
    .map((name) => `${name}: ${name === "(request-target)" ? targetOf(method, url) : signed[name]}`)
    .join("\n");
  const signature = (await rsaSignature(base, key)).toString("base64");
  const parameters = { keyId: key.id, algorithm: "rsa-sha256", headers: names.join(" "), signature };
  const header = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return { ...headers, ...signed, signature: header.join(",") };
}

/** Reads a signature, and checks what needs no key: that it covers the request, its host, its time and its body. */
export function readCavage(message: SignedMessage, nowMs: number): ReadSignature {
  const parameters = new Map<string, string>();
  for (const [, name, text, number] of members(message.headers.signature ?? "", PARAMETER))
    parameters.set(name!, text ?? number!);
  const keyId = parameters.get("keyId");
  const signature = parameters.get("signature");
  if (!keyId || !signature) throw new SignatureError("The signature has no key.");
  if (!ALGORITHMS.has(parameters.get("algorithm") ?? "hs2019"))
    throw new SignatureError("The signature has another algorithm.");
  const names = (parameters.get("headers") ?? "date").toLowerCase().split(" ");
  const needed = ["(request-target)", "host", ...(message.method === "POST" ? ["digest"] : [])];
  if (!needed.every((name) => names.includes(name)) || new Set(names).size < names.length)
    throw new SignatureError("The signature does not cover enough.");
  checkTimes(names, parameters, message, nowMs);
  if (message.method === "POST" && !isDigestOf(message.body, message.headers.digest))
    throw new SignatureError("The body is not the signed one.");

  const lineOf = (name: string, host: string) => {
    if (name === "(request-target)") return targetOf(message.method, message.url);
    if (name === "host") return host;
    if (name === "(created)" || name === "(expires)") return parameters.get(name.slice(1, -1)) ?? "";
    const value = message.headers[name];
    if (value === undefined) throw new SignatureError("A signed header is missing.");
    return value;
  };
  const bases = hostsOf(message.url).map((host) =>
    names.map((name) => `${name}: ${lineOf(name, host)}`).join("\n"),
  );
  return { keyId, bytes: Buffer.from(signature, "base64"), bases };
}

function checkTimes(
  names: readonly string[],
  parameters: ReadonlyMap<string, string>,
  { headers }: SignedMessage,
  nowMs: number,
): void {
  if (names.includes("(created)")) checkTime(Number(parameters.get("created")) * 1000, nowMs);
  else if (names.includes("date")) checkTime(Date.parse(headers.date ?? ""), nowMs);
  else throw new SignatureError("The signature has no time.");
  const expires = parameters.get("expires");
  if (expires !== undefined && !(Number(expires) * 1000 > nowMs))
    throw new SignatureError("The signature has expired.");
}

function targetOf(method: string, { pathname, search }: URL): string {
  return `${method.toLowerCase()} ${pathname}${search}`;
}
