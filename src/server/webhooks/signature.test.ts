import { expect, it } from "vitest";
import { newWebhookSecret, webhookHeaders } from "./signature.ts";

// The example of the specification's reference implementations.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

it("HOOK-02 signs as the Standard Webhooks specification does", () => {
  const body = Buffer.from('{"test": 2432232314}');
  const headers = webhookHeaders(SECRET, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330_000, body);
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("HOOK-02 makes a secret of 256 bits", () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
