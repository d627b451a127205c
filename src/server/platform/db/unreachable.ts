/** What a socket says when nobody answers behind it. */
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);
/** PostgreSQL's classes of lost connections and of servers that stop, start or have no room. */
const SERVER_CODES = /^(08|57P0|53300)/;

/** Whether a statement failed because the database cannot be reached, and may work again later. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code && (SOCKET_CODES.has(code) || SERVER_CODES.test(code))) return true;
    if (/^Connection terminated|^timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
