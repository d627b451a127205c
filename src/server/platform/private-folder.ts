import { chmodSync, mkdirSync, statSync } from "node:fs";

const STICKY = 0o1000;

/** Makes a folder that only its owner can look into; one that is there and ours becomes so. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(path);
  // A folder of another user, or a shared one such as /tmp, is the operator's choice.
  if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, 0o700);
}
