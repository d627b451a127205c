import { execFileSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const MB = 2 ** 20;
const BLOCK_BYTES = 512;

/** What the container's file takes along: all that a built server needs. */
function shippedPaths(): string[] {
  const lines = readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build \/app\/(\S+) /gm);
  return [...lines].map(([, path]) => path!);
}

/** Slims a copy of this installation, and returns what it takes on the disk in MB, Node itself aside. */
export function slimInstallMb(): number {
  // On the disk of the original, whose files are linked, not copied.
  mkdirSync("data", { recursive: true });
  const folder = mkdtempSync(join("data", "slim-"));
  try {
    for (const path of [...shippedPaths(), "package-lock.json", ".npmrc"]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (path === "node_modules") execFileSync("cp", ["-al", path, folder]);
      else cpSync(path, join(folder, path), { recursive: true });
    }
    execFileSync("npm", ["run", "slim"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return (sizeOf(folder) - sizeOf(join(folder, "node_modules/node"))) / MB;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sizeOf(path: string): number {
  const found = lstatSync(path);
  const own = found.blocks * BLOCK_BYTES;
  if (!found.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), own);
}
