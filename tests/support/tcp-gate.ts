import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { onTestFinished } from "vitest";
import type { AtEnd } from "./at-end.ts";

/** As when a network or the server behind it fails, does not answer, takes its time, or dies with its connections open. */
export type GateState = "open" | "shut" | "hanging" | "slow" | "frozen";

const DELAY_MS = 1_500;

/** A way to a server on loopback that can fail in several ways, and be opened again. */
export async function openTcpGate(port: number, atEnd: AtEnd = onTestFinished) {
  const sockets = new Set<Socket>();
  let state: GateState = "open";
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const gate = createServer((inside) => {
    if (state === "shut") return inside.destroy();
    keep(inside);
    if (state === "hanging" || state === "frozen") return void inside.resume();
    const outside = connect(port, "127.0.0.1");
    keep(outside);
    for (const socket of [inside, outside])
      socket.on("close", () => {
        inside.destroy();
        outside.destroy();
      });
    const answers = state === "slow" ? outside.pipe(delayed()) : outside;
    inside.pipe(outside);
    answers.pipe(inside);
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  const become = (next: GateState) => {
    state = next;
    if (next === "frozen") {
      for (const socket of sockets) socket.unpipe().removeAllListeners("data").resume();
      return;
    }
    // Connections that were kept open would not notice.
    for (const socket of sockets) socket.destroy();
  };
  atEnd(() => {
    become("shut");
    gate.close();
  });
  return { port: (gate.address() as AddressInfo).port, become };
}

function delayed(): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      setTimeout(done, DELAY_MS, null, chunk);
    },
  });
}
