import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import { OperatorError } from "#server/platform/operator-error.ts";

/**
 * An encrypted file: a head of a mark, a salt and a check of the key, then pieces of 64 KB, each with its own tag (AES-256-GCM). The nonce of a piece is its
 * number and whether it is the last, so that none can be left out, moved or cut off. The key is derived anew for each file.
 */
const MARK = Buffer.from("WHERBAK1");
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES;
const PIECE_BYTES = 64 << 10;
const TAG_BYTES = 16;

interface FileKey {
  key: Buffer;
  /** Tells a wrong key from a damaged file. */
  check: Buffer;
}

async function fileKeyOf(secret: string, salt: Buffer): Promise<FileKey> {
  const key = (await promisify(scrypt)(secret, salt, 32)) as Buffer;
  return { key, check: createHmac("sha256", key).update(MARK).digest().subarray(0, CHECK_BYTES) };
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(piece, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export async function* seal(plain: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = await fileKeyOf(secret, salt);
  yield Buffer.concat([MARK, salt, check]);
  let piece = 0;
  const sealed = (bytes: Buffer, isLast: boolean) => {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(piece++, isLast));
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const { bytes, isLast } of inPieces(plain, PIECE_BYTES)) yield sealed(bytes, isLast);
}

/** The bytes of a file as they were; a file that was never sealed passes as it is. */
export async function* unseal(
  bytes: AsyncIterable<Buffer>,
  secret: string | undefined,
): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await source.next(); !next.done; next = await source.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= HEAD_BYTES) break;
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  if (!head.subarray(0, MARK.length).equals(MARK)) {
    yield head;
    yield* rest;
    return;
  }
  if (head.length < HEAD_BYTES) throw cutOff();
  if (secret === undefined)
    throw new OperatorError("This backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE to its key.");
  const { key, check } = await fileKeyOf(secret, head.subarray(MARK.length, MARK.length + SALT_BYTES));
  if (!timingSafeEqual(check, head.subarray(HEAD_BYTES - CHECK_BYTES, HEAD_BYTES)))
    throw new OperatorError(
      "This backup was encrypted with a key other than BACKUP_KEY. Nothing was restored.",
    );
  let piece = 0;
  const sealed = followedBy(head.subarray(HEAD_BYTES), rest);
  for await (const { bytes: part, isLast } of inPieces(sealed, PIECE_BYTES + TAG_BYTES)) {
    if (part.length < TAG_BYTES) throw cutOff();
    yield opened(part, key, piece++, isLast);
  }
}

function opened(part: Buffer, key: Buffer, piece: number, isLast: boolean): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(piece, isLast));
  decipher.setAuthTag(part.subarray(part.length - TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(part.subarray(0, part.length - TAG_BYTES)), decipher.final()]);
  } catch {
    throw isLast ? cutOff() : new OperatorError("The backup is damaged. Nothing was restored.");
  }
}

function cutOff(): OperatorError {
  return new OperatorError("The backup is incomplete or damaged. Nothing was restored.");
}

async function* followedBy(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** Pieces of one length, of which the last may be shorter or empty. */
async function* inPieces(
  bytes: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    waiting.push(part);
    size += part.length;
    // One byte more than a piece shows that it is not the last.
    if (size <= length) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > length; all = all.subarray(length))
      yield { bytes: all.subarray(0, length), isLast: false };
    waiting = [all];
    size = all.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
