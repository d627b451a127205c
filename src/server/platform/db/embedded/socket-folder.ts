import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The kernel's limit is 107 bytes on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 100;

/** The name under which every PostgreSQL client looks for a socket in a folder. */
export function socketPathIn(folder: string): string {
  return join(folder, ".s.PGSQL.5432");
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketPathIn(folder)) <= MAX_SOCKET_PATH_BYTES;
}

/** The database's own folder where the socket's path fits there, otherwise a short private one. */
export function openSocketFolder(folder: string): { path: string; remove: () => void } {
  if (fits(folder)) {
    const socket = socketPathIn(folder);
    // Left by a process that was killed: the folder's lock says that nobody uses it.
    rmSync(socket, { force: true });
    return { path: folder, remove: () => rmSync(socket, { force: true }) };
  }
  const parent = fits(join(tmpdir(), "whereabouts-000000")) ? tmpdir() : "/tmp";
  const path = mkdtempSync(join(parent, "whereabouts-"));
  chmodSync(path, 0o700);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
