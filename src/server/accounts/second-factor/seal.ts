import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { makePrivateFolder } from "#server/platform/private-folder.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of what is sealed. A plain secret of an older version is shorter. */
const VERSION = 1;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

export type Seal = ReturnType<typeof openSeal>;

export interface SealingKeyFile {
  path: string;
  /** Whether the operator named it: then it is not made here, since all servers of a database share it. */
  isGiven: boolean;
}

/**
 * Seals secrets of authenticator apps with a key outside the database, so that a copy of the database makes no codes. Each
 * is bound to its account. The key is read at first need.
 */
export function openSeal(file: SealingKeyFile) {
  let known: Buffer | undefined;
  const key = () => (known ??= readKey(file));

  return {
    path: file.path,

    /** Tells keys apart without telling them. */
    fingerprint: (): string =>
      createHash("sha256").update("fingerprint").update(key()).digest("hex").slice(0, 16),

    isSealed: (stored: Buffer): boolean => stored.length > HEAD_BYTES && stored[0] === VERSION,

    seal(userId: string, secret: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
    },

    /** Also what an older version stored as it is; nothing for what another key has sealed. */
    open(userId: string, stored: Buffer): Buffer | undefined {
      if (!this.isSealed(stored)) return stored;
      const nonce = stored.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key(), nonce)
        .setAAD(Buffer.from(userId))
        .setAuthTag(stored.subarray(1 + NONCE_BYTES, HEAD_BYTES));
      try {
        return Buffer.concat([decipher.update(stored.subarray(HEAD_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

function readKey({ path, isGiven }: SealingKeyFile): Buffer {
  if (!isGiven && !existsSync(path)) makeKey(path);
  const text = readIfThere(path);
  if (text === undefined)
    throw new OperatorError(
      `SECRETS_KEY_FILE names ${path}, which cannot be read. Make it with: openssl rand -hex 32 > ${path}`,
    );
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    throw new OperatorError(`${path} is not a key: it must hold 64 hexadecimal digits.`);
  return Buffer.from(text.trim(), "hex");
}

/** Of processes that start at the same time, one makes it. */
function makeKey(path: string): void {
  try {
    makePrivateFolder(dirname(path));
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new OperatorError(
      `${path} cannot be written. It is to hold the key of people's second factors: make DATA_DIR writable, or set SECRETS_KEY_FILE.`,
      { cause: error },
    );
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
