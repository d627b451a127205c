import { AppError } from "#contract/app-error.ts";
import { type BucketOptions, openBucket } from "#server/platform/s3/bucket.ts";
import { isUploadName } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

export type S3Options = BucketOptions;

const FOLDER = "uploads/";

/** Pictures in a bucket of S3-compatible storage. */
export function s3Store(options: S3Options): UploadStore {
  const bucket = openBucket(options);
  const orDown = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause) => {
      throw new AppError("unavailable", { code: "picturesDown" }, { cause });
    });
  return {
    read: (file) =>
      orDown(
        bucket.get(FOLDER + file).then(async (found) => found && Buffer.from(await found.arrayBuffer())),
      ),
    write: (file, bytes) => orDown(bucket.put(FOLDER + file, bytes, "image/webp")),
    remove: (file) => orDown(bucket.remove(FOLDER + file)),
    async *list() {
      for await (const { name, atMs } of bucket.list(FOLDER)) {
        const file = name.slice(FOLDER.length);
        if (isUploadName(file)) yield { file, atMs };
      }
    },
  };
}
