import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";

// The kernel's limit is 107 bytes on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 100;

/** The name under which every PostgreSQL client looks for a socket in a folder. */
export function socketPathIn(folder: string): string {
  return join(folder, ".s.PGSQL.5432");
}

interface SocketFolder {
  path: string;
  remove: () => void;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketPathIn(folder)) <= MAX_SOCKET_PATH_BYTES;
}

const noteIn = (folder: string) => join(folder, "socket-folder");

/** Where the server that has the database of this data folder listens for others. */
export function findSocketFolder(dataDir: string): string {
  try {
    return readFileSync(noteIn(join(dataDir, "database")), "utf8");
  } catch (error) {
    throw new OperatorError("The server is starting or stopping. Please try again in a moment.", {
      cause: error,
    });
  }
}

/** The database's own folder where the socket's path fits there, otherwise a short private one. */
export function openSocketFolder(folder: string): SocketFolder {
  const opened = makeSocketFolder(folder);
  writeFileSync(noteIn(folder), opened.path);
  return opened;
}

function makeSocketFolder(folder: string): SocketFolder {
  if (fits(folder)) {
    const socket = socketPathIn(folder);
    // Left by a killed process: we hold the folder's lock, so no other uses it.
    rmSync(socket, { force: true });
    return { path: folder, remove: () => rmSync(socket, { force: true }) };
  }
  const parent = fits(join(tmpdir(), "whereabouts-000000")) ? tmpdir() : "/tmp";
  const path = mkdtempSync(join(parent, "whereabouts-"));
  chmodSync(path, 0o700);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
