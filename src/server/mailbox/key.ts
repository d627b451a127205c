import { randomBytes } from "node:crypto";

/** As hard to guess as a session. */
export function newMailboxKey(): string {
  return randomBytes(16).toString("base64url");
}
