import type { ClientConfig } from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";

/** Where a PostgreSQL is, in words that may be logged: user and password are left out. */
export interface PostgresAddress {
  connectionString: string;
  place: string;
}

export function parseDatabaseUrl(text: string): PostgresAddress {
  const url = URL.parse(text);
  if (url === null || !["postgres:", "postgresql:"].includes(url.protocol)) {
    throw new OperatorError("DATABASE_URL is not of the form postgres://user:password@host:5432/name.");
  }
  const host = url.host || url.searchParams.get("host") || "localhost";
  return { connectionString: text, place: `${host}${url.pathname}` };
}

/** Settings shared by the pool and by the connection that listens. */
export function clientConfig({ connectionString }: PostgresAddress): ClientConfig {
  return {
    connectionString,
    application_name: "whereabouts",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ENOENT: "nothing answers there",
  ENOTFOUND: "its host is unknown",
  EAI_AGAIN: "its host is unknown",
  ETIMEDOUT: "it does not answer in time",
  "28P01": "it refuses the user or the password",
  "28000": "it refuses the user or the password",
  "3D000": "it has no database of that name",
  "53300": "it has too many connections",
  "57P03": "it is starting or stopping",
};

/** One sentence on why the database cannot be reached; the driver's own may hold the user's name. */
export function cannotConnect({ place }: PostgresAddress, error: unknown): OperatorError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? (/timeout/i.test(message) ? REASONS.ETIMEDOUT : message);
  return new OperatorError(`The database at ${place} (DATABASE_URL) cannot be used: ${reason}.`, {
    cause: error,
  });
}

/** The oldest that the product has been run on. */
const OLDEST_MAJOR = 15;

/** Throws on a server older than the product has been run on; `versionNumber` is its `server_version_num`. */
export function refuseOldServer({ place }: PostgresAddress, versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new OperatorError(
    `The database at ${place} (DATABASE_URL) is PostgreSQL ${major}: Whereabouts needs ${OLDEST_MAJOR} or newer.`,
  );
}
