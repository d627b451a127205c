import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest stored in place of a secret: a stolen table holds no usable secret. */
export function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
