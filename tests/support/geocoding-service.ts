import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A loopback geocoding service of either kind, which writes down what it was asked. */
export async function startGeocodingService() {
  const service = {
    /** What it knows: a part of the question, and where that is. */
    places: new Map<string, [longitude: number, latitude: number]>(),
    fault: "none" as "none" | "5xx" | "malformed" | "timeout",
    asked: [] as { url: URL; userAgent: string | undefined }[],
    url: "",
    stop,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    service.asked.push({ url, userAgent: request.headers["user-agent"] });
    if (service.fault === "timeout") return;
    if (service.fault === "5xx") return void response.writeHead(503).end();
    if (service.fault === "malformed") return void response.end('{"lat":"north"}');
    const question = url.searchParams.get("q") ?? "";
    const found = [...service.places].find(([part]) => question.includes(part))?.[1];
    const nominatim = found ? [{ lon: String(found[0]), lat: String(found[1]) }] : [];
    const features = found ? [{ geometry: { coordinates: found }, properties: { countrycode: "BG" } }] : [];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(url.pathname === "/search" ? nominatim : { features }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
