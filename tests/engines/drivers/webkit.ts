import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDisplay, WINDOW } from "./display.ts";
import { clickActions, type Driver, keyActions } from "./driver.ts";
import { startProgram } from "./process.ts";

const ANSWER_MS = 120_000;
const START_MS = 30_000;

/** WebKitGTK by WebDriver: the engine of Safari, as Debian builds it. */
export async function driveWebKit(path: string): Promise<Driver> {
  const display = await openDisplay();
  const port = await freePort();
  const settings = mkdtempSync(join(tmpdir(), "whereabouts-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // Every moving picture is drawn by the processor; for pages this is the wish for reduced motion.
  writeFileSync(join(settings, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const env = { ...display.env, XDG_CONFIG_HOME: settings };
  const program = startProgram(path, [`--port=${port}`], { env, stdio: "ignore" });
  const close = async () => {
    await program.stop();
    await display.close();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    const { sessionId } = await send(`${address}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: ANSWER_MS, pageLoad: ANSWER_MS } } },
    });
    const session = `${address}/session/${sessionId}`;
    await send(`${session}/window/rect`, WINDOW);
    return {
      open: (url) => send(`${session}/url`, { url }),
      call: (source, args) =>
        send(`${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
      click: (x, y) => send(`${session}/actions`, { actions: clickActions(x, y) }),
      press: (text) => send(`${session}/actions`, { actions: keyActions(text) }),
      errors: () => [],
      async close() {
        await fetch(session, { method: "DELETE", signal: AbortSignal.timeout(5_000) }).catch(() => {});
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol, each read where it is asked for
async function send(url: string, body: object): Promise<any> {
  const signal = AbortSignal.timeout(2 * ANSWER_MS);
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body), signal });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > deadline) throw new Error("WebKitWebDriver has not started in time.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** WebKitWebDriver takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  return port;
}
