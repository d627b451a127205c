import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { inlineHash, registerSecurity } from "./security.ts";

const INLINE = { scripts: [inlineHash("1")], styles: [inlineHash("a{}")] };

function appAt(publicUrl: string, analyticsUrl?: string) {
  const app = Fastify();
  registerSecurity(app, { publicUrl, analyticsUrl });
  app.get("/data", async () => ({}));
  app.get("/page", async (_request, reply) => {
    reply.setPagePolicy(INLINE);
    return "";
  });
  app.get("/special", async (_request, reply) => reply.header("content-security-policy", "sandbox").send(""));
  return app;
}

const policyOf = async (app: ReturnType<typeof appAt>, url: string) => {
  const answer = await app.inject(url);
  return { policy: String(answer.headers["content-security-policy"]), body: answer.body };
};

describe("every answer", () => {
  it("forbids sniffing, framing and running anything, unless it is a page", async () => {
    const { headers } = await appAt("http://localhost:3000").inject("/data");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  it("WEB-73 tells built files nothing that only documents heed", async () => {
    const { headers } = await appAt("http://localhost:3000").inject("/assets/styles-Dx1.css");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    for (const name of ["permissions-policy", "referrer-policy", "cross-origin-opener-policy"])
      expect(headers[name]).toBeUndefined();
  });

  it("covers answers about addresses that do not exist", async () => {
    const { headers } = await appAt("http://localhost:3000").inject("/nowhere");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("insists on a secure connection only where the site has one", async () => {
    const secure = await appAt("https://events.example.org").inject("/data");
    expect(secure.headers["strict-transport-security"]).toContain("max-age=31536000");
    const plain = await appAt("http://localhost:3000").inject("/data");
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
  });

  it("lets the service worker fetch what it keeps, and nothing from elsewhere", async () => {
    const { policy } = await policyOf(appAt("http://localhost:3000"), "/service-worker.js");
    expect(policy).toBe("default-src 'self'");
  });

  it("WEB-70 lets built scripts import others of ours when they run as workers, and nothing else", async () => {
    const { policy } = await policyOf(appAt("http://localhost:3000"), "/assets/map-worker-Dx1.js");
    expect(policy).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'");
    const sheet = await policyOf(appAt("http://localhost:3000"), "/assets/styles-Dx1.css");
    expect(sheet.policy).not.toContain("script-src");
  });

  it("SEC-47 may be loaded by pages of others only where that is meant", async () => {
    const app = appAt("http://localhost:3000");
    const policyOf = async (url: string) => (await app.inject(url)).headers["cross-origin-resource-policy"];
    const own = [
      "/data",
      "/page",
      "/api/current_user",
      "/images/me/96.webp",
      "/embed/make",
      "/embed/listed",
      "/embed.json",
      "/feedsx",
      "/x?/embed",
    ];
    for (const url of own) expect(await policyOf(url), url).toBe("same-origin");
    const shared = [
      "/feeds/venue/1.ics",
      "/api/geojson/1&2&3&4",
      "/embed?at=1,2,3",
      "/embed/list?city=Sofia",
      "/embed/month",
      "/embed/event/location=a",
      "/embed.js",
      "/api/embed/list",
      "/oembed?url=x",
      "/images/event/1/96.webp",
    ];
    for (const url of [...shared, "/og/event/1.png", "/posters/1.svg", "/basemap/world/x.pmtiles"])
      expect(await policyOf(url), url).toBe("cross-origin");
  });

  it("may bring a policy of its own", async () => {
    expect((await policyOf(appAt("http://localhost:3000"), "/special")).policy).toBe("sandbox");
  });
});

describe("a page", () => {
  it("WEB-22 runs only scripts and styles of ours: files, and inline ones by their hashes", async () => {
    const { policy } = await policyOf(appAt("http://localhost:3000"), "/page");
    const directives = policy.split("; ");
    expect(directives).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(directives).toContain(`style-src-elem 'self' ${INLINE.styles}`);
    expect(directives).toContain("object-src 'none'");
    expect(directives).toContain("base-uri 'none'");
    expect(directives).toContain("form-action 'self'");
  });

  it("sends nothing elsewhere, unless a service counts its visits", async () => {
    const directivesAt = async (analyticsUrl?: string) =>
      (await policyOf(appAt("http://localhost:3000", analyticsUrl), "/page")).policy.split("; ");
    expect(await directivesAt()).toContain("connect-src 'self'");
    const counted = await directivesAt("https://count.example/js/a;b,c.js?site=1");
    expect(counted).toContain("connect-src 'self' https:");
    expect(counted).toContain(`script-src 'self' https://count.example/js/a%3Bb%2Cc.js ${INLINE.scripts}`);
  });

  it("shows no picture from elsewhere, and is in no frame but the map for others", async () => {
    const app = appAt("http://localhost:3000");
    app.get("/embed", async (_request, reply) => {
      reply.setPagePolicy({});
      return "";
    });
    const { policy } = await policyOf(app, "/page?/embed");
    expect(policy.split("; ")).toContain("img-src 'self' data: blob:");
    expect(policy.split("; ")).toContain("frame-ancestors 'none'");
    expect((await policyOf(app, "/embed?at=1,2,3")).policy.split("; ")).toContain("frame-ancestors *");
  });
});
