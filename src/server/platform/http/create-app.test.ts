import { expect, it, onTestFinished, vi } from "vitest";
import { createApp } from "./create-app.ts";

function createOne() {
  const app = createApp({
    ...{ logLevel: "silent", trustProxy: false, publicUrl: "http://localhost", isDevelopment: false },
    analyticsUrl: undefined,
    admission: {
      waitMs: 1_000,
      most: 10,
      busyPage: (language) => ({ language, title: "", siteName: "", body: "" }),
    },
  });
  onTestFinished(() => app.close());
  return app;
}

it("OPS-301 a plugin may wait for the rest of the start, however long that takes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = createOne();
  const { promise: isRestDone, resolve: endRest } = Promise.withResolvers<void>();
  app.register(() => isRestDone);
  const ready = app.ready().then(() => "ready");
  await vi.advanceTimersByTimeAsync(600_000);
  endRest();
  expect(await ready).toBe("ready");
});

it.each([
  "signature",
  "signature-input",
  "accept-language",
  "accept",
  "user-agent",
  "referer",
  "if-none-match",
])(
  "SEC-301 a request whose %s is longer than 2,500 characters is refused before anything reads it",
  async (name) => {
    const app = createOne();
    let seen = 0;
    app.addHook("onRequest", async () => void seen++);
    app.get("/", () => ({}));
    const ask = (length: number) => app.inject({ url: "/", headers: { [name]: "a".repeat(length) } });
    expect((await ask(2_500)).statusCode).toBe(200);
    const refused = await ask(2_501);
    expect([refused.statusCode, refused.json().code, seen]).toEqual([431, "requestTooLarge", 1]);
  },
);
