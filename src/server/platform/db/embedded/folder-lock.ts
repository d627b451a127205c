import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "#server/platform/operator-error.ts";

const SQLITE_BUSY = 5;

export class FolderInUse extends OperatorError {}

/**
 * Two processes on one folder would silently destroy it. SQLite's lock belongs to the process in the
 * kernel's eyes, so that it ends with the process, however that dies; a file with a pid in it would not.
 */
export function lockFolder(lockPath: string, dataDir: string): { release: () => void } {
  const lock = new DatabaseSync(lockPath);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(`The data folder ${dataDir} is in use by another process.`, {
      cause: error,
    });
  }
  return { release: () => lock.close() };
}
