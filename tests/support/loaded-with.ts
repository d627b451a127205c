import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { newFolder, newPostgresDatabase } from "./databases.ts";
import { compileCache, FAST_START } from "./fast-start.ts";

const PROGRAM = fileURLToPath(new URL("./loaded-modules.ts", import.meta.url));

/** Modules of the server, and packages by their names, that a started server has loaded. */
export async function loadedWith(settings: Record<string, string>): Promise<string[]> {
  const database = { DATABASE_URL: await newPostgresDatabase(), DATA_DIR: newFolder() };
  const { PATH } = process.env;
  const quiet = { PATH, ...compileCache(), PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  const env = { ...quiet, ...database, ...settings };
  const child = fork(PROGRAM, { execArgv: FAST_START, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [loaded] = (await once(child, "message")) as [string[]];
  return loaded;
}
