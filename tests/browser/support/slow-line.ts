import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const KEPT_HEADERS = ["content-type", "content-security-policy"] as const;

/**
 * A server in front of another: brings the page at `path` in the pieces that `cut` makes of it, each when `mayGoOn`
 * has resolved, and everything else at once.
 */
export async function slowLine(
  origin: string,
  path: string,
  cut: (page: Buffer) => Buffer[],
  mayGoOn: () => Promise<unknown>,
) {
  const line = createServer(async (request, response) => {
    const { accept = "*/*", cookie = "" } = request.headers;
    const answer = await fetch(origin + request.url!, { headers: { accept, cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of KEPT_HEADERS)
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name)!);
    response.statusCode = answer.status;
    if (request.url !== path) return response.end(body);
    const [first, ...rest] = cut(body);
    response.write(first);
    for (const piece of rest) {
      await mayGoOn();
      response.write(piece);
    }
    response.end();
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port } = line.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop() {
      line.closeAllConnections();
      line.close();
    },
  };
}
