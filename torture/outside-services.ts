import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { AtEnd } from "#tests/support/at-end.ts";
import { contentService } from "#tests/support/content-service.ts";
import { startGeocodingService } from "#tests/support/geocoding-service.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { openTcpGate } from "#tests/support/tcp-gate.ts";
import { startTileService } from "#tests/support/tile-service.ts";

export const EXACT: [longitude: number, latitude: number] = [23.3344, 42.6901];

interface Question {
  query: string;
  variables: Record<string, unknown>;
}

/** Everything outside that the product may be told to use, each behind a gate. */
export async function startOutsideServices(atEnd: AtEnd) {
  const mail = await startMailServer(0, atEnd);
  const geocoding = await startGeocodingService();
  geocoding.places.set("Exact Street", EXACT);
  const tiles = await startTileService();
  const service = contentService(Date.now);
  const content = await startHttp(atEnd, async (request) => {
    const { query, variables } = (await json(request)) as Question;
    return JSON.stringify(await service(query, variables));
  });
  const identity = await startHttp(atEnd, async () => JSON.stringify(discoveryOf(gates.identity.port)));
  for (const { stop } of [geocoding, tiles]) atEnd(stop);
  const gates = {
    mail: await openTcpGate(mail.port, atEnd),
    content: await openTcpGate(content, atEnd),
    geocoder: await openTcpGate(Number(new URL(geocoding.url).port), atEnd),
    tiles: await openTcpGate(Number(new URL(tiles.url).port), atEnd),
    identity: await openTcpGate(identity, atEnd),
  };
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
    CONTENT_API_URL: `http://127.0.0.1:${gates.content.port}/graphql`,
    GEOCODER_URL: `http://127.0.0.1:${gates.geocoder.port}`,
    STREET_TILES_URL: `http://127.0.0.1:${gates.tiles.port}/planet`,
    GOOGLE_ISSUER: `http://127.0.0.1:${gates.identity.port}`,
    GOOGLE_CLIENT_ID: "whereabouts",
    GOOGLE_CLIENT_SECRET: "a secret between the two of them",
  };
  return { gates, env, mail };
}

async function startHttp(
  atEnd: AtEnd,
  answer: (request: IncomingMessage) => Promise<string>,
): Promise<number> {
  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "application/json").end(await answer(request));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** All that the product asks a provider before it sends a visitor there. */
function discoveryOf(port: number) {
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}
