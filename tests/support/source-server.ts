import { hash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { AtEnd } from "./at-end.ts";

interface Answer {
  body: string | Buffer;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Sends half and closes the connection. */
  isCut?: boolean;
  /** Says nothing. */
  hangs?: boolean;
}

/** A server on loopback that lists events; what it answers can be changed at any time. */
export async function startSourceServer(atEnd: AtEnd = onTestFinished) {
  const answers = new Map<string, Answer>();
  const asked: { path: string; headers: IncomingHttpHeaders; status: number }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answer = answers.get(path) ?? { body: "Not here", status: 404 };
    const etag = `"${hash("sha256", answer.body).slice(0, 16)}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    const status = answer.status ?? (isKnown ? 304 : 200);
    asked.push({ path, headers: request.headers, status });
    if (answer.hangs) return;
    response.writeHead(status, { "content-type": answer.type ?? "text/calendar", etag, ...answer.headers });
    if (!answer.isCut) return void response.end(status === 304 ? undefined : answer.body);
    response.write(answer.body.slice(0, answer.body.length / 2));
    setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    put: (path: string, answer: Answer | string) =>
      void answers.set(path, typeof answer === "string" ? { body: answer } : answer),
  };
}

/** An iCalendar file of events, each a few lines. */
export function calendar(...events: string[][]): string {
  const lines = events.flatMap((event) => [
    "BEGIN:VEVENT",
    "DTSTAMP:20261101T000000Z",
    ...event,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Town//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
