import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service of others behaves: one word for all of it. */
export type Mood =
  | "well"
  | "refusing"
  | "erring"
  | "hanging"
  | "tiles fail"
  | "tiles hang"
  | "tiles are pages"
  | "nonsense";

/** A loopback tile service that can fall ill and recover. */
export async function startTileService(tile: Uint8Array = new TextEncoder().encode("tile")) {
  const asked: string[] = [];
  const service = { mood: "well" as Mood, asked, url: "", stop };
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    if (service.mood === "refusing") request.socket.destroy();
    else if (url === "/planet") answerForItself(response);
    else answerTile(response, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.url = `${origin}/planet`;
  return service;

  function answerForItself(response: ServerResponse): void {
    if (service.mood === "hanging") return;
    if (service.mood === "erring") response.writeHead(500).end();
    else if (service.mood === "nonsense") response.end("{}");
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
    if (service.mood === "tiles hang" || service.mood === "hanging") return;
    if (service.mood === "tiles fail" || service.mood === "erring") response.writeHead(503).end();
    else if (service.mood === "tiles are pages")
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
