import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** A server whose PUBLIC_URL is where browsers find it: passkeys are bound to a name, which an address is not. */
export async function startOwnServer(env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-own-"));
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "localhost",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: "off",
      STREET_TILES_URL: "",
      ...env,
    },
    stdio: "ignore",
  });
  const ended = once(child, "close");
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
  return {
    url,
    isReady,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
