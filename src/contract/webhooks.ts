import { z } from "zod";
import { WEBHOOK_KINDS, WEBHOOK_PROBLEMS, WEBHOOK_STATES, WEBHOOK_STOPS } from "#domain/webhook.ts";
import { WebAddress } from "./admin.ts";
import { Event, Venue } from "./catalog.ts";
import { invalid } from "./invalid.ts";

export const WebhookId = z.object({ id: z.uuid(invalid("notWhole")) });

export const AddWebhook = z.object({
  url: WebAddress.refine((href) => href !== "", invalid("badWebAddress")).describe(
    "Where messages are posted to; on the Internet, and by https",
  ),
  kinds: z
    .array(z.enum(WEBHOOK_KINDS, invalid("notOneOf", { options: WEBHOOK_KINDS.join(", ") })))
    .min(1, invalid("notChosen"))
    .max(WEBHOOK_KINDS.length, invalid("notOneOf", { options: WEBHOOK_KINDS.join(", ") }))
    .default([...WEBHOOK_KINDS])
    .describe("Kinds of messages"),
});
export type AddWebhook = z.infer<typeof AddWebhook>;

export const EditWebhook = z.object({
  state: z
    .enum(["active", "paused"], invalid("notOneOf", { options: "active, paused" }))
    .describe("Active goes on where it stopped"),
});
export type EditWebhook = z.infer<typeof EditWebhook>;

export const WebhookAnswer = z.object({
  id: z.string().describe("The webhook-id of the message"),
  kind: z.enum([...WEBHOOK_KINDS, "test"]),
  at: z.number().describe("In milliseconds since 1970"),
  ms: z.number().describe("How long it took"),
  status: z.number().nullable().describe("The HTTP status; null where there was no answer"),
  problem: z.enum(WEBHOOK_PROBLEMS).nullable().describe("Why there was no answer"),
});
export type WebhookAnswer = z.infer<typeof WebhookAnswer>;

export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  state: z.enum(WEBHOOK_STATES).describe("Stopped: switched off"),
  stoppedBy: z
    .enum(WEBHOOK_STOPS)
    .nullable()
    .describe(
      "Why it was switched off: too many failures in a row, or the end of the token, or of its owner's role, that it was made with",
    ),
  attempts: z.number().describe("Failed attempts in a row"),
  failingSince: z.number().nullable(),
  nextAt: z.number().nullable().describe("When it is tried again"),
  answers: z.array(WebhookAnswer).describe("The last ones, the newest first"),
  createdAt: z.number(),
});
export type Webhook = z.infer<typeof Webhook>;
export const Webhooks = z.object({ webhooks: z.array(Webhook) });
export type Webhooks = z.infer<typeof Webhooks>;
export const MadeWebhook = Webhook.extend({
  secret: z.string().describe("What messages are signed with; shown this once"),
});
export type MadeWebhook = z.infer<typeof MadeWebhook>;

/** The body of a message. */
export const WebhookMessage = z.object({
  type: z.enum(["event.created", "event.changed", "event.cancelled", "event.deleted", "webhook.test"]),
  timestamp: z.string().describe("When it happened, ISO 8601"),
  data: z.object({
    id: z.string().describe("The event's id"),
    url: z.string().describe("Its page"),
    event: Event.nullable().describe("As it is now; null where it was deleted"),
    venue: Venue.nullable(),
  }),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;
