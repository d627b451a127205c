import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createApp } from "./create-app.ts";

const MAX_REQUESTS = 3;

function createOne({ waitMs, most }: { waitMs: number; most: number }) {
  const app = createApp({
    logLevel: "silent",
    trustProxy: false,
    publicUrl: "http://localhost",
    isDevelopment: false,
    analyticsUrl: undefined,
    admission: {
      waitMs,
      most,
      busyPage: (language) => ({
        language,
        title: `busy in ${language}`,
        siteName: "Site",
        body: "<h1>busy</h1>",
      }),
    },
  });
  onTestFinished(() => app.close());
  return app;
}

/** An app whose handlers wait until they are let go. */
async function openApp() {
  const app = createOne({ waitMs: 1_000, most: MAX_REQUESTS });
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const state = { asked: 0, begun: 0 };
  const left = new AbortController();
  app.addHook("onRequest", async () => void state.begun++);
  app.get("/slow", async () => {
    state.asked++;
    await isLetGo;
    return { isServed: true };
  });
  app.get("/quick", async () => ({ isServed: true }));
  app.post("/form", async () => ({ isServed: true }));
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/assets/app.js", async () => "script");
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const waiting = Array.from({ length: MAX_REQUESTS }, () =>
    fetch(`${address}/slow`, { signal: left.signal }),
  );
  await expect.poll(() => state.asked).toBe(MAX_REQUESTS);
  return { address, letGo, waiting, state, leave: () => left.abort() };
}

it("CORE-90 beyond the bound a call is refused at once, with when to come back, and served again when there is room", async () => {
  const { address, letGo, waiting } = await openApp();
  const refused = await fetch(`${address}/slow`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.json()).toMatchObject({ code: "busy" });
  letGo();
  for (const answer of await Promise.all(waiting)) expect(await answer.json()).toEqual({ isServed: true });
  expect((await fetch(`${address}/slow`)).status).toBe(200);
});

it("CORE-91 health and the files of the build are answered meanwhile", async () => {
  const { address, letGo, waiting } = await openApp();
  for (const path of ["/healthz", "/healthz?probe", "/assets/app.js"])
    expect((await fetch(address + path)).status).toBe(200);
  letGo();
  await Promise.all(waiting);
});

it("CORE-91 a browser gets a page in its language, with the policy of pages", async () => {
  const { address, letGo, waiting } = await openApp();
  const headers = { accept: "text/html", "accept-language": "de" };
  const answer = await fetch(`${address}/slow`, { headers });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^[1-9]$/);
  expect(answer.headers.get("content-security-policy")).toContain("style-src-elem 'self' 'sha256-");
  expect(await answer.text()).toContain("busy in de");
  letGo();
  await Promise.all(waiting);
});

it("CORE-90 what is sent along with a refused request is not read", async () => {
  const { address, letGo, waiting } = await openApp();
  const answer = await fetch(`${address}/form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "a".repeat(10_000) }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("connection")).toBe("close");
  letGo();
  await Promise.all(waiting);
});

it("CORE-90 a visitor who leaves makes room", async () => {
  const { address, letGo, waiting, leave } = await openApp();
  leave();
  await Promise.allSettled(waiting);
  await expect.poll(async () => (await fetch(`${address}/quick`)).status).toBe(200);
  letGo();
});

it("CORE-90 bodies that are still coming take no room", async () => {
  const { address, letGo, waiting, state } = await openApp();
  letGo();
  await Promise.all(waiting);
  for (let each = 0; each <= MAX_REQUESTS; each++) {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(
      "POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
  }
  await expect.poll(() => state.begun).toBe(MAX_REQUESTS + MAX_REQUESTS + 1);
  expect((await fetch(`${address}/slow`)).status).toBe(200);
});

it("CORE-90 in a large crowd who has waited too long is refused when their turn comes, so that those behind need not", async () => {
  // By the first guess of the rate, room for 300.
  const app = createOne({ waitMs: 600, most: 1_000 });
  const MORE = 280;
  app.get("/work", async () => {
    for (const end = performance.now() + 10; performance.now() < end; );
    return { isServed: true };
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.setEncoding("latin1").on("data", (part) => {
    text += part;
  });
  // Read in one turn: the first begins at once, the others one after the other.
  socket.write("GET /work HTTP/1.1\r\nHost: a\r\n\r\n".repeat(MORE + 1));
  await expect.poll(() => text.match(/HTTP\/1\.1 \d+/g)?.length, { timeout: 30_000 }).toBe(MORE + 1);
  expect(text.match(/HTTP\/1\.1 200/g)?.length).toBeGreaterThanOrEqual(200);
  expect(text.match(/HTTP\/1\.1 503/g)?.length).toBeGreaterThanOrEqual(1);
  expect(text).toMatch(/retry-after: [1-9]/);
});
