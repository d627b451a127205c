import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutEnd } from "#domain/without-end.ts";
import { createBackupFile } from "#server/platform/db/backup/backup-file.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { openBucket } from "#server/platform/s3/bucket.ts";
import { type BackupConfig, isS3Address, partsOfAddress } from "./settings.ts";

const NAME = /(^|\/)whereabouts-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** Backups in S3-compatible storage, the newest last. */
export function remoteBackups(address: string, config: Pick<BackupConfig, "storage" | "key">) {
  if (!isS3Address(address)) throw new OperatorError(`${address} is no address such as s3://bucket/folder.`);
  const { bucket: name, path } = partsOfAddress(address);
  const { endpoint, ...signing } = config.storage;
  if (!signing.keyId || !signing.secret)
    throw new OperatorError("Set BACKUP_S3_KEY_ID and BACKUP_S3_SECRET to a key of the storage.");
  const bucket = openBucket({ ...signing, url: `${withoutEnd(endpoint, /\//)}/${name}` });
  const folder = path && `${path}/`;

  async function names(): Promise<string[]> {
    const found: string[] = [];
    for await (const object of bucket.list(folder))
      if (NAME.test(object.name) && !object.name.slice(folder.length).includes("/")) found.push(object.name);
    return found.sort();
  }

  return {
    /**
     * Makes one. It is written beside the data first: the database is done with it at its own pace, however slow the line is, and a part that
     * fails is sent again.
     */
    async add<T>(
      nowMs: number,
      fill: (write: (text: string) => Promise<void>) => Promise<T>,
      spool = tmpdir(),
    ) {
      if (!config.key)
        throw new OperatorError(
          "Backups that leave this machine must be encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.",
        );
      const time = new Date(nowMs).toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
      const object = `${folder}whereabouts-${time}.backup`;
      const file = join(spool, `${randomUUID()}.backup`);
      try {
        const result = await createBackupFile(file, fill, config.key);
        await bucket.putFile(object, file);
        return { result, address: `s3://${name}/${object}` };
      } finally {
        await rm(file, { force: true });
      }
    },

    /** Removes all but the newest so many, and tells how many that were. */
    async keepNewest(count: number): Promise<number> {
      const old = (await names()).slice(0, -count);
      for (const each of old) await bucket.remove(each);
      return old.length;
    },

    /** The object that the address names, or the newest in the folder. */
    async read(): Promise<{ address: string; bytes: AsyncIterable<Buffer> }> {
      const object = NAME.test(path) ? path : (await names()).at(-1);
      const answer = object === undefined ? undefined : await bucket.get(object);
      if (!answer) throw new OperatorError(`There is no backup at ${address}.`);
      return { address: `s3://${name}/${object}`, bytes: bytesOf(answer) };
    },
  };
}

/** Keeps a reference to the response: its body is cancelled when the response is garbage-collected. */
async function* bytesOf(answer: Response): AsyncGenerator<Buffer> {
  for await (const part of answer.body ?? [])
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}
