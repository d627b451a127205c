import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The servers of followers, in a process of its own: it listens at every address of loopback (127.0.0.0/8), each of which is
 * another server to the sender; messages of webhooks are taken, too. `/hanging/…` never answers; `/arrived` tells how many
 * servers have got something, and how many messages came.
 */
const arrived = new Set<string>();
const server = createServer((request, response) => {
  const { url = "", headers } = request;
  if (url === "/arrived") return response.end(String(arrived.size));
  if (url.startsWith("/hanging/")) return;
  request.resume().once("end", () => {
    const signature = headers.signature ?? headers["webhook-signature"];
    if (signature) arrived.add(String(headers["webhook-id"] ?? headers.host + url));
    response.writeHead(signature ? 202 : 401).end();
  });
});
server.listen(0, "0.0.0.0", 4_096, () =>
  console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
