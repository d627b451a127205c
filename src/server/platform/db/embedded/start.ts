import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { makePrivateFolder } from "../../private-folder.ts";
import type { OnProblem } from "../problem.ts";
import { createFiles, startEngine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { NEW_DATABASE, unpackFolder } from "./new-database.ts";
import { openSocketFolder, socketPathIn } from "./socket-folder.ts";
import { supervise } from "./supervise.ts";

export interface EmbeddedDatabase {
  /** The folder of the socket, which is what PostgreSQL's clients call the host. */
  readonly host: string;
  /** Resolves when clients are served. */
  readonly opened: Promise<void>;
  stop(): Promise<void>;
}

/** Opens the database in the data folder for this process alone, in a thread of its own. */
export function startEmbedded(dataDir: string, onProblem: OnProblem): EmbeddedDatabase {
  const dir = resolve(dataDir);
  const folder = join(dir, "database");
  const releases: (() => void)[] = [];
  const release = () => {
    for (const undo of releases.splice(0).reverse()) undo();
  };
  const refuse = (error: unknown): never => {
    release();
    throw error instanceof OperatorError ? error : cannotUse(dir, error);
  };
  const claim = () => {
    // The database's files are world-readable; the folders around them are not.
    makePrivateFolder(dir);
    makePrivateFolder(folder);
    releases.push(lockFolder(join(folder, "lock"), dir).release);
    const { path, remove } = openSocketFolder(folder);
    releases.push(remove);
    return path;
  };
  const open = (host: string) => {
    const files = join(folder, "pg");
    const socketPath = socketPathIn(host);
    const start = () => {
      rmSync(socketPath, { force: true });
      return startEngine(files, socketPath);
    };
    const stopping = new AbortController();
    // Without a pause where there are files: the thread works while this one goes on.
    const opening = (existsSync(files) ? start() : createFilesOnce(folder, files).then(start)).catch(refuse);
    const supervision = opening.then((engine) => supervise(engine, start, stopping.signal, onProblem));
    const ended = supervision.catch(() => {});
    const opened = opening.then(() => {});
    const settled = opened.catch(() => {});
    return {
      host,
      opened,
      async stop() {
        // What is being opened can be stopped once it is open.
        await settled;
        stopping.abort();
        await ended;
        release();
      },
    };
  };
  try {
    return open(claim());
  } catch (error) {
    return refuse(error);
  }
}

/** Whether the data folder holds a database. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, "database", "pg"));
}

/** Made beside its place and moved there when whole: a start that is killed leaves nothing half-made. */
async function createFilesOnce(folder: string, files: string) {
  const unfinished = join(folder, "pg.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  // In development, and where tests run from sources, there may be no build.
  if (existsSync(NEW_DATABASE)) await unpackFolder(NEW_DATABASE, unfinished);
  else await createFiles(unfinished);
  renameSync(unfinished, files);
}

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its file system is read-only",
  ENOENT: "no folder can be made there",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  EEXIST: "a part of its path is not a folder",
};

function cannotUse(dir: string, error: unknown): OperatorError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? message;
  return new OperatorError(`The data folder ${dir} cannot be used: ${reason}.`, { cause: error });
}
