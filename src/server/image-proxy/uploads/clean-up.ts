import { uploadNameIn } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

/** Drafts stay on visitors' devices: a picture may wait this long for the event it belongs to. */
const KEEP_UNUSED_MS = 7 * 86_400_000;

interface CleanUp {
  store: UploadStore;
  /** Addresses of pictures that something may still show. */
  findUsed(): Promise<string[]>;
  nowMs: number;
}

/** Deletes pictures that nothing uses any more. */
export async function cleanUpUploads({ store, findUsed, nowMs }: CleanUp): Promise<void> {
  const old: string[] = [];
  for await (const { file, atMs } of store.list()) if (atMs < nowMs - KEEP_UNUSED_MS) old.push(file);
  if (old.length === 0) return;
  const used = new Set((await findUsed()).map(uploadNameIn));
  for (const file of old) if (!used.has(file)) await store.remove(file);
}
