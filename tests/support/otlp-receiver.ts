import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AtEnd } from "./at-end.ts";

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A receiver of OTLP over HTTP on loopback. */
export async function startOtlpReceiver(atEnd: AtEnd) {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url}`);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.method === "POST") bodies.push(Buffer.concat(parts).toString());
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => void server.close());
  const sent = () =>
    bodies.map((body) => JSON.parse(body) as Sent).flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => new Map(sent()[0]?.resource.attributes.map(({ key, value }) => [key, value.stringValue])),
  };
}

export const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
