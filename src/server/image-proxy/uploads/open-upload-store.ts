import { folderStore } from "./folder-store.ts";
import { type S3Options, s3Store } from "./s3-store.ts";
import type { UploadStore } from "./upload-store.ts";

export interface UploadStoreOptions {
  folder: string;
  /** S3-compatible storage in place of the folder. */
  s3: S3Options | undefined;
}

export function openUploadStore({ folder, s3 }: UploadStoreOptions): UploadStore {
  return s3 ? s3Store(s3) : folderStore(folder);
}
