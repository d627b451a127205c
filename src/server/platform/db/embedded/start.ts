import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { makePrivateFolder } from "../../private-folder.ts";
import type { OnProblem } from "../problem.ts";
import { createFiles, startEngine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { openSocketFolder, socketPathIn } from "./socket-folder.ts";
import { supervise } from "./supervise.ts";

export interface EmbeddedDatabase {
  /** The folder of the socket, which is what PostgreSQL's clients call the host. */
  readonly host: string;
  stop(): Promise<void>;
}

/** Serves the database in the data folder to this process alone. */
export async function startEmbedded(dataDir: string, onProblem: OnProblem): Promise<EmbeddedDatabase> {
  const dir = resolve(dataDir);
  const folder = join(dir, "database");
  const releases: (() => void)[] = [];
  const release = () => {
    for (const undo of releases.splice(0).reverse()) undo();
  };
  try {
    // The database's files are world-readable; the folders around them are not.
    makePrivateFolder(dir);
    makePrivateFolder(folder);
    releases.push(lockFolder(join(folder, "lock"), dir).release);
    const socketFolder = openSocketFolder(folder);
    releases.push(socketFolder.remove);

    await createOnce(folder);
    const socketPath = socketPathIn(socketFolder.path);
    const start = () => {
      rmSync(socketPath, { force: true });
      return startEngine(join(folder, "pg"), socketPath);
    };
    const stopping = new AbortController();
    const supervision = supervise(await start(), start, stopping.signal, onProblem);
    return {
      host: socketFolder.path,
      async stop() {
        stopping.abort();
        await supervision;
        release();
      },
    };
  } catch (error) {
    release();
    throw error instanceof OperatorError ? error : cannotUse(dir, error);
  }
}

/** Whether the data folder holds a database. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, "database", "pg"));
}

/** Made beside its place and moved there when whole: a start that is killed leaves nothing half-made. */
async function createOnce(folder: string) {
  const files = join(folder, "pg");
  if (existsSync(files)) return;
  const unfinished = join(folder, "pg.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  await createFiles(unfinished);
  renameSync(unfinished, files);
}

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  EEXIST: "a part of its path is not a folder",
};

function cannotUse(dir: string, error: unknown): OperatorError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? message;
  return new OperatorError(`The data folder ${dir} cannot be used: ${reason}.`, { cause: error });
}
