/** Socket errors of a host that does not answer. */
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);
/** PostgreSQL's classes of lost connections and of servers that stop, start, have no room, or take no writes: standbys. */
const SERVER_CODES = /^(08|57P0|53300|25006)/;

/** The driver's own failures, which have no code. */
const DRIVER_MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^Cannot use a pool after calling end|is not queryable$/;

/** Whether something failed because what it needs is away for now. Pages are bundled with an `AppError` of their own. */
export function isAway(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Error && "kind" in error && error.kind === "unavailable");
}

/** Whether a statement failed because the database cannot be reached, and may work again later. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code && (SOCKET_CODES.has(code) || SERVER_CODES.test(code))) return true;
    if (DRIVER_MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** Whether something could not be written for want of room on a disk, the database's or our own. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "53100") return true;
  }
  return false;
}
