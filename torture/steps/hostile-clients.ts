import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { routes } from "#contract/urls.ts";
import { memoryOf } from "../site.ts";
import type { Step } from "../step.ts";
import { until } from "../until.ts";

const BODY_MB = 50;
const CHUNK = Buffer.alloc(1 << 20, "a");
const MAX_MORE_MB = 150;

export const hostileClients: Step = {
  what: "Slow-loris, headers of 1 MB, bodies of 50 MB",
  async run(stage) {
    const { address, workers } = await stage.site();
    const { port } = new URL(address);
    const open = async () => {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
      stage.atEnd(() => void socket.destroy());
      await once(socket, "connect");
      return socket;
    };
    const problems: string[] = [];
    const before = memoryOf(workers());

    const loris = await Promise.all(Array.from({ length: stage.isShort ? 20 : 500 }, open));
    for (const socket of loris) socket.resume().write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    const start = performance.now();
    const answer = await fetch(address + routes.health);
    const besideMs = performance.now() - start;
    if (!answer.ok) problems.push(`others are answered ${answer.status}`);

    /** A client still sending when the server closes may miss the answer, and asks again. */
    const answerTo = async (parts: readonly (string | Buffer)[]) => {
      let line = "";
      for (let tries = 0; tries < 5 && !line; tries++) line = await firstLine(await open(), parts);
      return line;
    };
    const headers = await answerTo([`GET / HTTP/1.1\r\nX-Large: ${"a".repeat(1 << 20)}\r\n\r\n`]);
    if (!headers.includes(" 431 ")) problems.push(`headers of 1 MB: ${headers}`);
    const post = "POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    const declared = await answerTo([`${post}Content-Length: ${BODY_MB << 20}\r\n\r\n`, ...chunks(false)]);
    const chunked = await answerTo([`${post}Transfer-Encoding: chunked\r\n\r\n`, ...chunks(true)]);
    for (const line of [declared, chunked])
      if (!line.includes(" 413 ")) problems.push(`a body of 50 MB: ${line}`);
    const more = memoryOf(workers()) - before;
    if (more > MAX_MORE_MB) problems.push(`${more.toFixed(0)} MB more memory`);

    // A word every now and then does not keep a connection alive either.
    let closedS = "not waited for";
    if (!stage.isShort) {
      const dripping = setInterval(() => {
        for (const socket of loris) if (socket.writable) socket.write("a");
      }, 1_000);
      const seconds = await until(
        "slow clients are cut off",
        () => loris.every(({ closed }) => closed),
        90_000,
      );
      clearInterval(dripping);
      closedS = `cut off after ${seconds.toFixed(0)} s`;
    }
    return {
      figure: `${loris.length} slow clients ${closedS}, others answered in ${besideMs.toFixed(0)} ms; 431 and 413 at once, ${Math.max(0, more).toFixed(0)} MB more memory`,
      problems,
    };
  },
};

function chunks(isChunked: boolean): (string | Buffer)[] {
  const one = isChunked ? [`${CHUNK.length.toString(16)}\r\n`, CHUNK, "\r\n"] : [CHUNK];
  return Array.from({ length: BODY_MB }, () => one).flat();
}

/** Sends until the server answers or hangs up, and returns the first line it said. */
async function firstLine(socket: Socket, parts: readonly (string | Buffer)[]): Promise<string> {
  let said = "";
  socket.on("data", (data) => (said += said.length < 200 ? data : ""));
  for (const part of parts) {
    if (said || socket.destroyed) break;
    if (socket.write(part)) continue;
    // Hanging up is an answer, too.
    await Promise.race(["drain", "close", "data"].map((event) => once(socket, event))).catch(() => {});
  }
  for (let waited = 0; waited < 5_000 && !said && !socket.destroyed; waited += 20) await setTimeout(20);
  socket.destroy();
  return said.split("\r\n", 1)[0] ?? "";
}
