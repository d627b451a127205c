import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { BIN, Failure, machineEnv, ROOT, runQuietly } from "./run.mjs";

/**
 * Brings node_modules to the state of package-lock.json; does nothing when it is there already. Without tools, packages
 * that only building and testing need may be missing, as `slim` leaves it.
 */
export async function install({ withTools }) {
  if (isInstalled(withTools)) return;
  const cache = hasHome() ? undefined : mkdtempSync(join(tmpdir(), "whereabouts-npm-"));
  try {
    const env = machineEnv(cache ? { npm_config_cache: cache } : {});
    await runQuietly("Installing dependencies (about a minute) ...", "npm", ["ci"], env);
  } catch (error) {
    // Packages run the Node that came with them while they are installed.
    if (!/libatomic\.so/.test(error.message)) throw error;
    throw new Failure(
      "Node 26, which is installed with this project, needs libatomic, and this machine lacks it. Debian, Ubuntu: apt-get install libatomic1. Fedora: dnf install libatomic.",
    );
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
}

function isInstalled(withTools) {
  const wanted = packagesOf("package-lock.json");
  // npm writes this one at the end of an installation that worked.
  const present = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  const isSame = (path) => present[path]?.version === wanted[path]?.version;
  const isNeeded = (path) => path !== "" && !wanted[path].optional && (withTools || !wanted[path].dev);
  return (
    Object.keys(present).every(isSame) &&
    Object.keys(wanted).filter(isNeeded).every(isSame) &&
    hasWorkingNode()
  );
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** A folder copied from another kind of machine holds a Node that does not run here. */
function hasWorkingNode() {
  return spawnSync(join(BIN, "node"), ["--version"]).status === 0;
}

/** npm keeps its cache in the home folder, which a service account may not have. */
function hasHome() {
  try {
    accessSync(process.env.HOME ?? homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
