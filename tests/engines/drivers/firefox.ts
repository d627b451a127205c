import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDisplay, WINDOW } from "./display.ts";
import { clickActions, type Driver, keyActions } from "./driver.ts";
import { outputOf, startProgram } from "./process.ts";

/**
 * NS_BINDING_ABORTED: what a page was still loading when it was left; and what it gave up (a picture that was taken off,
 * a question that the next filter replaced) while the service worker's answer came in. An answer that fails or rejects
 * in the worker is told in other words.
 */
const ABORTED =
  /status=2152398850|A ServiceWorker intercepted the request and encountered an unexpected error/;
/** How a script of the page that is being left tells of it. */
const LEFT =
  /error loading dynamically imported module|Unable to preload CSS|NetworkError when attempting to fetch resource/;

const ANSWER_MS = 120_000;
const PREFERENCES = {
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US, en",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  // Every moving picture is drawn by the processor.
  "ui.prefersReducedMotion": 1,
  // No graphics card, but a map to draw.
  "webgl.force-enabled": true,
};

/** Firefox by WebDriver BiDi, which it speaks without a program in between. Without a window it has no WebGL. */
export async function driveFirefox(path: string): Promise<Driver> {
  const display = await openDisplay();
  const profile = mkdtempSync(join(tmpdir(), "whereabouts-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--remote-debugging-port=0", "--no-remote", "--profile", profile];
  // Over about:blank the address bar has the focus; buttons of a page without the focus are pressed by no key.
  const size = ["--width", String(WINDOW.width), "--height", String(WINDOW.height), "data:text/html,"];
  const firefox = startProgram(path, [...args, ...size], {
    env: display.env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const close = async () => {
    await firefox.stop();
    await display.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await outputOf(firefox.child, /WebDriver BiDi listening on (ws:\/\/\S+)/);
    const bidi = await connect(`${address}/session`);
    await bidi.send("session.new", { capabilities: {} });
    const { contexts } = await bidi.send("browsingContext.getTree", {});
    const { context } = contexts[0];
    const errors: string[] = [];
    let isLeaving = false;
    bidi.listen("log.entryAdded", ({ level, text }) => {
      if (level !== "error" || ABORTED.test(text) || (isLeaving && LEFT.test(text))) return;
      errors.push(text);
    });
    await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
    return {
      async open(url) {
        isLeaving = true;
        await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
        isLeaving = false;
      },
      async call(source, args) {
        const answer = await bidi.send("script.evaluate", {
          expression: `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
        return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
      },
      click: (x, y) => bidi.send("input.performActions", { context, actions: clickActions(x, y) }),
      press: (text) => bidi.send("input.performActions", { context, actions: keyActions(text) }),
      errors: () => errors,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol, each read where it is asked for
type Answer = any;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer.`)));
  });
  const waiting = new Map<number, (message: Answer) => void>();
  const listeners = new Map<string, (parameters: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") listeners.get(message.method)?.(message.params);
    else waiting.get(message.id)?.(message);
  });
  let lastId = 0;
  return {
    listen: (event: string, listener: (parameters: Answer) => void) => void listeners.set(event, listener),
    async send(method: string, params: object): Promise<Answer> {
      const id = ++lastId;
      const answered = new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} was not answered.`)), ANSWER_MS);
        waiting.set(id, (message) => {
          clearTimeout(timer);
          resolve(message);
        });
      });
      socket.send(JSON.stringify({ id, method, params }));
      const message = await answered.finally(() => waiting.delete(id));
      if (message.type === "error") throw new Error(`${method}: ${message.error}, ${message.message}`);
      return message.result;
    },
  };
}
