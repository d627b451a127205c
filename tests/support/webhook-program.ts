// A process of its own that serves webhooks at one instant, until it is killed, or everything was sent.
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { createWebhookSender } from "#server/webhooks/sender.ts";

export interface WebhookProgramOrder {
  location: DatabaseLocation;
  nowMs: number;
  endsWhenSent: boolean;
}

process.on("message", async ({ location, nowMs, endsWhenSent }: WebhookProgramOrder) => {
  const database = await connectDatabase(location);
  const sender = createWebhookSender({
    ...{ database, network: ANY_NETWORK, publicUrl: "http://localhost:4213", posterUrl },
    now: () => nowMs,
    onFailure: () => {},
  });
  if (!endsWhenSent) return void sender.start();
  await sender.deliverDue();
  await database.close();
  process.disconnect!();
});
