import { OperatorError } from "#server/platform/operator-error.ts";
import { isUploadName } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

/** Every picture, for a backup. */
export async function* allUploads(store: UploadStore): AsyncGenerator<{ file: string; bytes: Buffer }> {
  for await (const { file } of store.list()) {
    const bytes = await store.read(file);
    // It may be deleted meanwhile.
    if (bytes) yield { file, bytes };
  }
}

/** Puts a picture of a backup back. */
export async function storeUpload(
  store: UploadStore,
  { file, bytes }: { file: string; bytes: Buffer },
): Promise<void> {
  // A name decides where a file is written.
  if (!isUploadName(file)) throw new OperatorError("This file is not a backup of Whereabouts.");
  await store.write(file, bytes);
}
