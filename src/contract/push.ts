import { z } from "zod";
import { invalid } from "./invalid.ts";

export const PushKey = z.object({
  key: z.string().describe("The site's public VAPID key, for `PushManager.subscribe()`"),
});
export type PushKey = z.infer<typeof PushKey>;

const MAX_ENDPOINT = 2000;
/** A point of P-256 as it is, 65 bytes of which the first is 4; and 16 bytes. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
const SECRET = /^[\w-]{22}={0,2}$/;

const base64url = (shape: RegExp) => {
  const problem = invalid("badShape", { shape: "as the browser made it" });
  return z.string(problem).regex(shape, problem);
};

const endpoint = z
  .string(invalid("badShape", { shape: "the address of a push service" }))
  .max(MAX_ENDPOINT, invalid("badShape", { shape: "the address of a push service" }));

export const timeZone = z.string().refine(isTimeZone, invalid("badShape", { shape: "a time zone" }));

/** A browser's `PushSubscription.toJSON()`; with the browser's time zone, its night is quiet. */
export const PushSubscribe = z.object({
  endpoint,
  keys: z.object({
    p256dh: base64url(PUBLIC_KEY),
    auth: base64url(SECRET),
  }),
  timeZone: timeZone.optional(),
});
export type PushSubscribe = z.infer<typeof PushSubscribe>;

export const PushSubscribed = z.object({ id: z.string() });

/** Without an endpoint, every browser of the user. */
export const PushUnsubscribe = z.object({ endpoint: endpoint.optional() }).nullish();

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return text.includes("/") || text === "UTC";
  } catch {
    return false;
  }
}
