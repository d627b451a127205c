import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { Config } from "./config.ts";

type Where = Pick<Config, "host" | "port">;

/** Connections that wait to be taken: a crowd that comes at once is answered, not left to try again. */
const BACKLOG = 4_096;

/**
 * Takes the port until the app listens, so that a start that cannot be is refused before anything is written.
 * Returns what gives it up.
 */
export async function reservePort(where: Where): Promise<() => Promise<void>> {
  // Port 0 lets the system choose one. Workers share theirs: connections for the others would come here.
  if (where.port === 0 || cluster.isWorker) return async () => {};
  const server = createServer((socket) => socket.destroy());
  server.listen({ host: where.host, port: where.port });
  await once(server, "listening").catch((error) => {
    throw listenError(error, where);
  });
  // A start that fails ends its process all the same.
  server.unref();
  return async () => {
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
}

/** Returns the address that visitors use. */
export async function listen(app: FastifyInstance, { host, port, site }: Config): Promise<string> {
  await app.listen({ host, port, backlog: BACKLOG }).catch((error) => {
    throw listenError(error, { host, port });
  });
  return port === 0 ? app.listeningOrigin : site.publicUrl;
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Where): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new OperatorError(
        `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
      );
    case "EACCES":
      return new OperatorError(
        `Port ${port} may not be used by this account: set PORT to 1024 or higher, and put a web server in front.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new OperatorError(
        `HOST is ${host}, which is not an address of this machine: set it to localhost, or to 0.0.0.0 for every address.`,
      );
    default:
      return error;
  }
}
