import { existsSync } from "node:fs";
import { machineEnv, runQuietly } from "./run.mjs";

/**
 * Brings Debian packages, each known by a file of it: on a machine that only runs tests they are installed, elsewhere
 * the tests that need what is missing are skipped.
 */
export async function installMissing(packages) {
  if (!process.env.CI) return;
  const missing = packages.filter(({ file }) => !existsSync(file));
  for (const { name } of missing) await installPackage(name).catch(() => {});
}

export async function installPackage(name) {
  if (!existsSync("/usr/bin/apt-get")) return;
  const asRoot = process.getuid() === 0 ? [] : ["sudo", "-n"];
  const apt = (progress, ...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", ...args];
    return runQuietly(progress, command, rest, machineEnv({ DEBIAN_FRONTEND: "noninteractive" }));
  };
  await apt(`Installing ${name} for the tests ...`, "update");
  await apt(undefined, "install", "-y", "--no-install-recommends", name);
}
