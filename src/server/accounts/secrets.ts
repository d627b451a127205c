import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored in place of a secret: whoever reads it cannot present the secret. */
export function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
