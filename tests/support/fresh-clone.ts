import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./postgres.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What only belongs to one copy. */
const OWN = new Set([".git", ".env", "build", "data", "node_modules", "test-results"]);

function cloneInto(folder: string): void {
  try {
    execFileSync("git", ["clone", "--quiet", ROOT, folder], { stdio: "ignore" });
  } catch {
    // Without git, or from an archive.
    cpSync(ROOT, folder, { recursive: true, filter: (path) => !OWN.has(relative(ROOT, path)) });
  }
}

/**
 * The project as a stranger gets it, in a bare folder with a home of its own. With NEWCOMER=full it also installs and
 * builds everything, as a stranger does; otherwise that is lent by this project, and the clone finds itself ready.
 */
export async function makeFreshClone() {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-newcomer-"));
  const home = join(folder, "home");
  const clone = join(folder, "whereabouts");
  mkdirSync(home);
  cloneInto(clone);
  if (process.env.NEWCOMER !== "full") {
    symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
    if (existsSync(join(ROOT, "build")))
      cpSync(join(ROOT, "build"), join(clone, "build"), { recursive: true });
  }
  const port = await freePort();
  // Only the system's programs, and no street tiles, which would come from the Internet.
  const path = (process.env.PATH ?? "").split(delimiter).filter((part) => !part.startsWith(ROOT));
  const env = { PATH: path.join(delimiter), HOME: home, PORT: String(port), STREET_TILES_URL: "" };
  let running: ChildProcess | undefined;

  async function stop(): Promise<number | null> {
    if (!running) return null;
    const ended = once(running, "close");
    running.kill("SIGINT");
    running = undefined;
    return (await ended)[0];
  }

  return {
    address: `http://localhost:${port}`,
    /** `npm start`; resolves with all that it printed once it says that it runs. */
    async start(): Promise<string> {
      const child = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "pipe", "pipe"] });
      running = child;
      return new Promise((resolve, reject) => {
        let printed = "";
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk) => {
            printed += chunk;
            if (printed.includes("Press Ctrl+C to stop")) resolve(printed);
          });
        child.once("close", () => reject(new Error(printed)));
      });
    },
    stop,
    async remove(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
