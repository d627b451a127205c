import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealer = ReturnType<typeof sealer>;

/**
 * Seals what a browser keeps for us for a few minutes: it can neither read nor change it, nor use what was sealed for
 * one purpose for another. Every process with the same secret can open it.
 */
export function sealer(secret: string, now: () => number) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "whereabouts cookies", 32));

  return {
    seal(purpose: string, value: unknown, seconds: number): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
      const text = JSON.stringify({ value, untilMs: now() + seconds * 1000 });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Nothing for what we did not seal for this purpose, and for what is too old. */
    open<T>(purpose: string, text: string | undefined): T | undefined {
      const bytes = Buffer.from(text ?? "", "base64url");
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8");
        const { value, untilMs } = JSON.parse(opened + decipher.final("utf8"));
        return untilMs > now() ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
