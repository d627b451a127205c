import { describe, expect, it } from "vitest";
import { MadeToken } from "#contract/api-tokens.ts";
import { routes } from "#contract/urls.ts";
import { FAVORITE_FEATURES, RATINGS } from "#domain/feedback.ts";
import { startAccounts } from "#tests/support/accounts.ts";

const { app, clock, member } = await startAccounts();
const FEEDBACK = {
  rating: RATINGS[0],
  favoriteFeature: FAVORITE_FEATURES[0],
  email: "elena@example.org",
  funniestEvent: "A choir in the market hall.",
  suggestions: "More of the same, please.",
};

function post(url: string, payload: object, remoteAddress: string, headers = {}) {
  return app.inject({ method: "POST", url, payload, remoteAddress, headers });
}
const told = ({ headers }: Awaited<ReturnType<typeof post>>) =>
  ["ratelimit-policy", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"].map(
    (name) => headers[name],
  );

describe("TOK-12 a call that is limited by address", () => {
  it("tells how many more there may be, and when they begin anew", async () => {
    const ask = () => post(routes.feedback, FEEDBACK, "192.0.2.1");
    expect(told(await ask())).toEqual(["5;w=1800", "5", "4", "1800"]);
    clock.nowMs += 60_000;
    expect(told(await ask())).toEqual(["5;w=1800", "5", "3", "1740"]);
    for (let count = 2; count < 5; count++) await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1740"]);
    expect(told(refused)).toEqual(["5;w=1800", "5", "0", "1740"]);
  });

  it("tells the limit with the least left, of an IPv6 network and the wider one", async () => {
    for (let part = 1; part <= 4; part++)
      for (let count = 0; count < 4; count++) await post(routes.feedback, FEEDBACK, `2001:db8:1:${part}::1`);
    const answer = await post(routes.feedback, FEEDBACK, "2001:db8:1:5::1");
    expect(answer.headers["ratelimit-remaining"]).toBe("3");
    expect(answer.headers["ratelimit-limit"]).toBe("20");
  });

  it("tells the limit of a token's owner, which is of all calls", async () => {
    const { browser } = await member();
    const made = await browser.post(routes.tokens, { name: "Club site", right: "write", days: 30 });
    const { token } = MadeToken.parse(made.json());
    const headers = { authorization: `Bearer ${token}` };
    const answer = await post(routes.reports, { event: 999_999, kind: "wrong" }, "192.0.2.2", headers);
    expect(answer.headers["ratelimit-limit"]).toBe("600");
  });
});
