import { createPublicKey, verify } from "node:crypto";
import { readCavage } from "./cavage.ts";
import { type ReadSignature, SignatureError, type SignedMessage } from "./message.ts";
import { readRfc9421 } from "./rfc9421.ts";

/** Longer keys take too long to be checked for a request that is not known yet; shorter ones can be broken. */
const KEY_BITS = { min: 2_048, max: 8_192 };

/** Fits the longest key's signature and the longest address of a key. */
const MAX_HEADER = 2_500;
/** The headers that are taken apart. */
const READ = ["signature", "signature-input", "digest", "content-digest", "date"];

/** Reads the signature of a request, of either kind. Throws a `SignatureError` where it cannot be a good one. */
export function readSignature(message: SignedMessage, nowMs: number): ReadSignature {
  if (READ.some((name) => (message.headers[name]?.length ?? 0) > MAX_HEADER))
    throw new SignatureError("The signature is too long.");
  return message.headers["signature-input"] === undefined
    ? readCavage(message, nowMs)
    : readRfc9421(message, nowMs);
}

export function isSignedBy({ bases, bytes }: ReadSignature, publicKeyPem: string): boolean {
  try {
    const key = createPublicKey(publicKeyPem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== "rsa" || bits < KEY_BITS.min || bits > KEY_BITS.max) return false;
    return bases.some((base) => verify("sha256", Buffer.from(base), key, bytes));
  } catch {
    return false;
  }
}
