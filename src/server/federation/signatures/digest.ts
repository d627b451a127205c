import { createHash, timingSafeEqual } from "node:crypto";

const sha256 = (body: Buffer) => createHash("sha256").update(body).digest("base64");

/** The header of draft-cavage (RFC 3230). */
export const bodyDigest = (body: Buffer) => `SHA-256=${sha256(body)}`;

/** The header of RFC 9530. */
export const contentDigestOf = (body: Buffer) => `sha-256=:${sha256(body)}:`;

export function isDigestOf(body: Buffer, header: string | undefined): boolean {
  const [, told] = /(?:^|,)\s*sha-256=:?([A-Za-z0-9+/]{43}=)/i.exec(header ?? "") ?? [];
  return told !== undefined && timingSafeEqual(Buffer.from(told), Buffer.from(sha256(body)));
}
