import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** As authenticator apps expect them (RFC 6238 with SHA-1, 30 seconds, 6 digits). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be half a minute off. */
const TOLERATED_STEPS = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const newTotpSecret = (): Buffer => randomBytes(20);

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that a code belongs to, unless it was used before; none where the code is wrong. */
export function matchingStep(
  secret: Buffer,
  code: string,
  { nowMs, lastStep }: { nowMs: number; lastStep: number | null },
): number | undefined {
  const now = Math.floor(nowMs / STEP_MS);
  for (let step = now - TOLERATED_STEPS; step <= now + TOLERATED_STEPS; step++) {
    const expected = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code);
    const isEqual = expected.length === given.length && timingSafeEqual(expected, given);
    if (isEqual && step > (lastStep ?? -1)) return step;
  }
  return undefined;
}

/** How apps take a secret that is typed (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits
    .match(/.{1,5}/g)!
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** What an app reads by a link. */
export function totpUrl(secret: Buffer, siteName: string, email: string): string {
  const label = `${encodeURIComponent(siteName)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(siteName)}`;
}
