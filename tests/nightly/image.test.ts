import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const LARGEST_MB = 450;
const MINUTE_MS = 60_000;
/** Of the two that build and run images the one that does so here; a client without its service does not. */
const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);

describe.skipIf(!engine)("OPS-99 the image", () => {
  const image = `whereabouts-test-${randomUUID()}`;
  const started: string[] = [];

  beforeAll(() => call(["build", "--tag", image, root]), 20 * MINUTE_MS);
  afterAll(async () => {
    if (started.length > 0) await call(["rm", "--force", "--volumes", ...started]);
    await call(["rmi", "--force", image]);
  }, MINUTE_MS);

  it(`has at most ${LARGEST_MB} MB`, async () => {
    const bytes = await call(["image", "inspect", "--format", "{{.Size}}", image]);
    expect(Number(bytes) / 1e6).toBeLessThanOrEqual(LARGEST_MB);
  });

  it("serves pages and draws pictures, as a user without rights", { timeout: 5 * MINUTE_MS }, async () => {
    const container = await start();
    const address = `http://${await call(["port", container, "3000"])}`;
    await answers(`${address}/readyz`);
    expect(await (await fetch(address)).text()).toContain("<title>");
    const picture = await fetch(`${address}/og/site.png`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await call(["exec", container, "id", "-u"])).toBe("1000");
    expect(
      await call(["exec", container, "node_modules/.bin/node", "scripts/backup.ts", "/tmp/a.gz"]),
    ).toMatch(/rows of/);
  });

  it("ends when it is asked to while it starts", { timeout: 5 * MINUTE_MS }, async () => {
    const container = await start();
    while (!(await listensToSigterm(container))) await setTimeout(20);
    // Later the engine ends it by force, which is another exit code.
    await call(["stop", "--time", "60", container]);
    expect(await call(["inspect", "--format", "{{.State.ExitCode}}", container])).toMatch(/^[01]$/);
  });

  async function start(): Promise<string> {
    const container = await call(["run", "--detach", "--publish", "127.0.0.1::3000", image]);
    started.push(container);
    return container;
  }

  /** From its first moments on, by Linux's mask of signals that the first process handles. */
  async function listensToSigterm(container: string): Promise<boolean> {
    const mask = await call(["exec", container, "sed", "-n", "s/^SigCgt:\\t//p", "/proc/1/status"]);
    return (Number.parseInt(mask.slice(-4), 16) & (1 << (constants.signals.SIGTERM - 1))) !== 0;
  }
});

async function call(words: string[]): Promise<string> {
  const { stdout } = await run(engine as string, words, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + 3 * MINUTE_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(500);
  }
  throw new Error(`${url} does not answer.`);
}
