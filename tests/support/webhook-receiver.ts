import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { WebhookMessage } from "#contract/webhooks.ts";
import type { AtEnd } from "./at-end.ts";

interface Arrival {
  id: string;
  message: WebhookMessage;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: string;
}

/** A receiver of webhooks on loopback. What it refuses counts as an attempt, not as an arrival. */
export async function startWebhookReceiver(atEnd: AtEnd) {
  const arrivals: Arrival[] = [];
  const attempts: string[] = [];
  let answer: (message: WebhookMessage) => number | "never" = () => 204;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const message = WebhookMessage.parse(JSON.parse(body));
    const id = String(request.headers["webhook-id"]);
    attempts.push(id);
    const status = answer(message);
    if (status === "never") return;
    if (status < 300) arrivals.push({ id, message, headers: request.headers, body });
    response.writeHead(status, { location: "/elsewhere" }).end("x".repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  atEnd(async () => end());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    attempts,
    /** What is left unanswered breaks off. */
    end,
    /** From now on. */
    answerWith(next: typeof answer) {
      answer = next;
    },
    clear() {
      arrivals.length = 0;
      attempts.length = 0;
      answer = () => 204;
    },
  };
}

/** Whether a message was signed with the secret, as a receiver checks it. */
export function isSignedWith(secret: string, { headers, body }: Pick<Arrival, "headers" | "body">): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  return headers["webhook-signature"] === `v1,${expected}`;
}
