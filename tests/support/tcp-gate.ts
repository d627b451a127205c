import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a server on loopback that can be shut, as when a network or the server behind it fails, and opened again. */
export async function openTcpGate(port: number) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const gate = createServer((inside) => {
    if (!isOpen) return inside.destroy();
    const outside = connect(port, "127.0.0.1");
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        inside.destroy();
        outside.destroy();
      });
    }
    inside.pipe(outside).pipe(inside);
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    shut();
    gate.close();
  });
  return {
    port: (gate.address() as AddressInfo).port,
    shut,
    open() {
      isOpen = true;
    },
  };
}
