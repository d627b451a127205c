import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const STICKY = 0o1000;

/** Makes a folder that only its owner can look into; one that is there and ours becomes so. */
export function makePrivateFolder(path: string): void {
  makeFolder(path);
  const { uid, mode } = statSync(path);
  // A folder of another user, or a shared one such as /tmp, is the operator's choice.
  if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, 0o700);
}

/** One folder at a time: a recursive mkdir never returns where the system takes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
