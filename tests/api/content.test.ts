import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { app, refusal } = await startTestApp(await openTestDatabase());

describe("a picture of an article", () => {
  it("is sent as it was drawn, compressed", async () => {
    const plain = await app.inject(urls.picture("quiet-concert.svg"));
    expect([plain.statusCode, plain.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(plain.body).toContain("<svg");
    // Nothing in a drawing runs, even when it is opened by itself.
    expect(plain.headers["content-security-policy"]).toContain("default-src 'none'");
    const small = await app.inject({
      url: urls.picture("quiet-concert.svg"),
      headers: { "accept-encoding": "br" },
    });
    expect(small.headers["content-encoding"]).toBe("br");
  });

  it("is a PNG for previews that know no SVG", async () => {
    const answer = await app.inject(urls.picture("quiet-concert.png"));
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(["none.svg", "quiet-concert.gif", "..%2fteam.json", "..%2farticles%2fx.svg", "quiet-concert"])(
    "is not %s",
    async (file) => {
      expect((await refusal(`/pictures/${file}`)).status).toBe(404);
    },
  );
});
