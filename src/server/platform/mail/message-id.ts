import { createHash } from "node:crypto";

/**
 * The same for every attempt at a mail, so that who gets it twice can tell. Replies quote it: the mail's own id, by
 * which a reminder is turned off, cannot be found out from it.
 */
export function messageId(mailId: string, publicUrl: string): string {
  const name = createHash("sha256").update(`message ${mailId}`).digest("hex").slice(0, 40);
  return `<${name}@${new URL(publicUrl).hostname}>`;
}
