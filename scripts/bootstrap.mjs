// One command for everything, from a fresh clone on. It runs before anything is installed and on whatever
// Node the machine has (20 or newer), so it is plain JavaScript without dependencies.
import { join } from "node:path";
import { build, compileMessages, isBuilt } from "./bootstrap/build.mjs";
import { check } from "./bootstrap/check.mjs";
import { install } from "./bootstrap/install.mjs";
import { BIN, Failure, machineEnv, runNode, runQuietly } from "./bootstrap/run.mjs";
import { slim } from "./bootstrap/slim.mjs";
import { test } from "./bootstrap/test.mjs";

// Named folders: what Vite imports and deletes again must not restart the server.
const WATCH = [
  ...["server", "domain", "contract"].map((folder) => `--watch-path=src/${folder}`),
  "--watch-preserve-output",
];

const PRELOAD = new URL("./bootstrap/server-preload.mjs", import.meta.url).href;
const FAST_START = ["--import", new URL("./bootstrap/fast-start.mjs", import.meta.url).href];

const commands = {
  // For `npm start` too, which then runs scripts/serve in place of its shell: no process waits beside the server.
  build,
  slim,
  dev: (args) => runNode(["--import", PRELOAD, ...WATCH, "src/server/main.ts", "--dev", ...args]),
  test,
  check,
  messages: (args) => runNode(["scripts/messages.ts", "update", ...args]),
  admin: (args) => runNode(["scripts/admin.ts", ...args]),
  backup: (args) => runNode(["scripts/backup.ts", ...args]),
  restore: (args) => runNode(["scripts/restore.ts", ...args]),
  demo: (args) => runNode(["scripts/demo.ts", ...args]),
  import: (args) => runNode([...FAST_START, "scripts/import.ts", ...args]),
  sources: (args) => runNode([...FAST_START, "scripts/sources.ts", ...args]),
  release: (args) => runNode(["scripts/release.ts", ...args]),
  async bench(args) {
    await runQuietly("Installing what to compare with ...", "npm", ["ci", "--prefix", "bench"], machineEnv());
    return runNode(["--expose-gc", "bench/main.ts", ...args]);
  },
  async torture(args) {
    await build();
    return runNode([...FAST_START, "torture/main.ts", ...args]);
  },
  // As those of `bench`, these packages are installed by this command alone: the world's data weighs more than the product.
  async basemap() {
    await runQuietly("Installing the world's data ...", "npm", ["ci", "--prefix", "basemap"], machineEnv());
    await runQuietly("", join(BIN, "tsc"), ["-b", "basemap"]);
    return runNode(["--max-old-space-size=14000", "basemap/build.ts"]);
  },
};

/** What a server of its own is run with; the others, and a build, need the tools that `slim` removes. */
const WITHOUT_TOOLS = ["slim", "admin", "backup", "restore", "demo", "import", "sources"];

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  console.error(`Usage: node scripts/bootstrap.mjs ${Object.keys(commands).join("|")}`);
  process.exit(2);
}
try {
  await install({ withTools: !WITHOUT_TOOLS.includes(name) && !(name === "build" && isBuilt()) });
  // All but these two load messages; a build compiles them itself, and this one repairs what they are compiled from.
  if (name !== "slim" && name !== "messages") await compileMessages();
  process.exitCode = await commands[name](args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
