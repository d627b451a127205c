import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * How long a client may take nothing of what waits for it: longer than a train's tunnel, shorter than an attack pays.
 * Node compares what waits at the end of one such time and the next, so it may take twice as long.
 */
const IDLE_MS = 30_000;

/**
 * Closes connections whose client does not read its answer: each would hold the answer's buffer for as long as it likes.
 * Node's own timeout counts what the system takes over from it, so a slow reader who goes on reading is left alone, and
 * so are requests whose answer is still being made.
 */
export function registerSlowReaders(
  app: FastifyInstance,
  unsent: ReadonlySet<ServerResponse>,
  idleMs = IDLE_MS,
): void {
  app.server.setTimeout(idleMs, (socket) => {
    if (!isWaitingForUs(socket, unsent)) socket.destroy();
  });
}

/** Whether the next word on this connection is ours: nothing lies ready for its client. */
function isWaitingForUs(socket: Socket, unsent: ReadonlySet<ServerResponse>): boolean {
  if (socket.writableLength > 0) return false;
  for (const answer of unsent) if (answer.socket === socket) return true;
  return false;
}
