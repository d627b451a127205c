import type { ClientConfig } from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";

export interface PostgresHost {
  host: string;
  port: number;
}

/** What an address is for: the database that is written, or a copy to read from. */
export type Purpose = "writing" | "reading";

/** Where a PostgreSQL is, in words that may be logged: user and password are left out. */
export interface PostgresAddress {
  /** With the first of its hosts. */
  connectionString: string;
  /** Several: whichever of them serves the purpose at the time. */
  hosts: readonly PostgresHost[];
  purpose: Purpose;
  place: string;
}

/** What libpq calls the hosts that serve a purpose. */
const SESSION_ATTRIBUTES = {
  writing: ["read-write", "primary"],
  reading: ["any", "prefer-standby", "standby", "read-only"],
};
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/is;

/** What is wrong with an address, as the end of a sentence; an address that is right has nothing. */
export function addressProblem(text: string, purpose: Purpose = "writing"): string | undefined {
  const urls = urlsOf(text);
  if (
    urls.length === 0 ||
    urls.some((url) => !url) ||
    (urls.length > 1 && urls.some((url) => !url?.hostname))
  )
    return "must be a PostgreSQL address such as postgres://user:password@host:5432/name, or with several hosts postgres://user:password@one:5432,two:5432/name";
  const wanted = urls[0]?.searchParams.get("target_session_attrs");
  if (wanted && !SESSION_ATTRIBUTES[purpose].includes(wanted))
    return `is for ${purpose}: target_session_attrs must be ${SESSION_ATTRIBUTES[purpose].join(" or ")}`;
  return undefined;
}

export function parseDatabaseUrl(text: string, purpose: Purpose = "writing"): PostgresAddress {
  const problem = addressProblem(text, purpose);
  if (problem)
    throw new OperatorError(`${purpose === "writing" ? "DATABASE_URL" : "DATABASE_REPLICA_URL"} ${problem}.`);
  const urls = urlsOf(text) as [URL, ...URL[]];
  const { pathname, searchParams } = urls[0];
  const places = urls.map((url) => url.host || searchParams.get("host") || "localhost");
  return {
    connectionString: urls.length === 1 ? text : urls[0].href,
    hosts: urls.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(port || 5432),
    })),
    purpose,
    place: places.join(",") + pathname,
  };
}

/** The same address with each of its hosts, which a URL has only one of. */
function urlsOf(text: string): (URL | null)[] {
  const [, before = "", hosts = "", after = ""] = PARTS.exec(text) ?? [];
  return before ? hosts.split(",").map((host) => URL.parse(before + host + after)) : [];
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
  "25006": "it is a standby, which takes no writes",
};

/** One sentence on why the database cannot be reached; the driver's own may hold the user's name. */
export function cannotConnect({ place }: PostgresAddress, error: unknown): OperatorError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = isTimeout(error) ? REASONS.ETIMEDOUT : (REASONS[code] ?? message);
  return new OperatorError(`The database at ${place} (DATABASE_URL) cannot be used: ${reason}.`, {
    cause: error,
  });
}

/** Whether nothing was answered in time; the driver's own timeouts have no code. */
export function isTimeout(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? /timeout/i.test(message) : code === "ETIMEDOUT";
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
