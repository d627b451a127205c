import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Fault modes of the service; "none" answers normally. */
export type Fault =
  | "none"
  | "reset"
  | "5xx"
  | "timeout"
  | "tile 5xx"
  | "tile timeout"
  | "tile is html"
  | "malformed";

/** A loopback tile service with fault injection. */
export async function startTileService(tile: Uint8Array = new TextEncoder().encode("tile")) {
  const asked: string[] = [];
  const service = { fault: "none" as Fault, asked, url: "", stop };
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    if (service.fault === "reset") request.socket.destroy();
    else if (url === "/planet") answerForItself(response);
    else answerTile(response, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.url = `${origin}/planet`;
  return service;

  function answerForItself(response: ServerResponse): void {
    if (service.fault === "timeout") return;
    if (service.fault === "5xx") response.writeHead(500).end();
    else if (service.fault === "malformed") response.end("{}");
    else
      response.setHeader("content-type", "application/json").end(
        JSON.stringify({
          tiles: [`${origin}/{z}/{x}/{y}.pbf`],
          minzoom: 0,
          maxzoom: 14,
          attribution: '<a href="https://openfreemap.org">OpenFreeMap</a>',
        }),
      );
  }

  function answerTile(response: ServerResponse, url: string): void {
    if (service.fault === "tile timeout" || service.fault === "timeout") return;
    if (service.fault === "tile 5xx" || service.fault === "5xx") response.writeHead(503).end();
    else if (service.fault === "tile is html")
      response.setHeader("content-type", "text/html").end("<p>Sorry");
    else if (url.startsWith("/13/0/")) response.writeHead(404).end();
    else response.end(tile);
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
