import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The folder of this release. */
export const presentFolder = fileURLToPath(new URL("..", import.meta.url));
/** Until there is a tag: the first state that runs on the schema of a later one. */
const BEFORE_TAGS = "c6fb408a9441b3590dd3f0dcc924c117d5bd4519";
const LOCK = "package-lock.json";

/** The folder of the release before this one, installed and built by its own commands. It is kept for the next run. */
export async function previousRelease(): Promise<string> {
  const commit = await previousCommit();
  const folder = join(tmpdir(), `whereabouts-release-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const archive = join(unfinished, "release.tar");
  await run("git", ["archive", "--output", archive, commit], { cwd: presentFolder });
  await run("tar", ["-xf", archive], { cwd: unfinished });
  rmSync(archive);
  const isSame = readFileSync(join(unfinished, LOCK)).equals(readFileSync(join(presentFolder, LOCK)));
  if (isSame) symlinkSync(join(presentFolder, "node_modules"), join(unfinished, "node_modules"));
  await run(process.execPath, ["scripts/bootstrap.mjs", "build"], { cwd: unfinished });
  renameSync(unfinished, folder);
  return folder;
}

/** Of the newest tag before this commit. */
async function previousCommit(): Promise<string> {
  const git = async (...args: string[]) => (await run("git", args, { cwd: presentFolder })).stdout.trim();
  const tag = await git("describe", "--tags", "--abbrev=0", "HEAD^").catch(() => undefined);
  return tag === undefined ? BEFORE_TAGS : await git("rev-list", "-1", tag);
}
