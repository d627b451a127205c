import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { registerSlowReaders } from "./slow-readers.ts";
import { trackUnsent } from "./unsent-answers.ts";

const IDLE_MS = 250;
const LARGE = Buffer.alloc(32 << 20, "x");

async function startServer() {
  const app = Fastify();
  registerSlowReaders(app, trackUnsent(app), IDLE_MS);
  app.get("/large", (_request, reply) => reply.send(LARGE));
  app.get("/late", async () => setTimeout(IDLE_MS * 4, "at last"));
  app.get("/lines", (_request, reply) => {
    const lines = new PassThrough();
    lines.write("first\n");
    void setTimeout(IDLE_MS * 4).then(() => lines.end("last\n"));
    return reply.type("text/plain").send(lines);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };
  return async (path: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return socket;
  };
}

async function readAll(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length));
  await once(socket, "close");
  return bytes;
}

describe("SEC-43 a connection", () => {
  it("whose client does not read its answer is closed", async () => {
    const ask = await startServer();
    const socket = await ask("/large");
    await setTimeout(IDLE_MS * 4);
    // What the system holds for it comes; the rest never does.
    expect(await readAll(socket)).toBeLessThan(LARGE.length);
  });

  it("stays open for one who reads slowly", async () => {
    const ask = await startServer();
    const socket = await ask("/large");
    for (let times = 0; times < 8; times++) {
      let bytes = 0;
      // A few megabytes: less would fit into what the system holds for a connection.
      while (bytes < 3 << 20) bytes += ((await once(socket.resume(), "data"))[0] as Buffer).length;
      socket.pause();
      await setTimeout(IDLE_MS / 2);
    }
    expect(socket.destroyed).toBe(false);
  });

  it.each(["/late", "/lines"])("stays open while the server takes its time for %s", async (path) => {
    const ask = await startServer();
    const socket = await ask(path);
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    await once(socket, "close");
    expect(text).toMatch(/at last|last\n/);
  });
});
