import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import type { PageServices } from "#contract/pages.ts";
import { noPageServices as services } from "#tests/support/no-page-services.ts";
import { registerErrors } from "./errors.ts";
import { pageCache } from "./page-cache.ts";
import { registerPages } from "./pages.ts";
import { RenderedPage } from "./rendered-page.ts";
import { registerSecurity } from "./security.ts";

/** A bundle as small as one can be: it echoes what the server gave it. */
const BUNDLE = `export const entry = { module: { createPageHandler: () => async (request, page) => {
  const { pathname, search } = new URL(request.url);
  const headers = [["content-type", "text/html; charset=utf-8"]];
  if (pathname === "/scripts") return { status: 200, headers, body: '<link nonce="' + page.nonce + '" href="/a.js"/>' +
    '<script nonce="' + page.nonce + '" async="">"ours ж"</script><script>"smuggled"</script><script nonce="guessed">"guessed"</script>.' };
  if (pathname === "/city/former") return { status: 301, headers: [["location", "/city/now" + search]], body: '' };
  if (pathname === "/throw") throw new Error("secret");
  return { headers, status: pathname === "/missing" ? 404 : 200, body: JSON.stringify({
    path: pathname, search, user: page.user?.forename, requestId: page.requestId, address: page.address,
    upcoming: page.services.upcomingCount(), languageFiles: page.languageFiles, mapFiles: page.mapFiles, language: request.headers.get("accept-language"),
    cookie: request.headers.get("cookie"),
  }) };
} } };`;

const ELENA: CurrentUser = {
  _id: "1",
  name: "Elena Petrova",
  forename: "Elena",
  surname: "Petrova",
  email: "elena@example.org",
  role: "user",
  favorites: [],
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages "));
  await mkdir(join(folder, "server"), { recursive: true });
  await mkdir(join(folder, "client", "assets"), { recursive: true });
  await writeFile(join(folder, "server", "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "server", "index.js"), BUNDLE);
  await writeFile(join(folder, "client", "assets", "app-1a2b.js"), "plain");
  await writeFile(join(folder, "client", "assets", "app-1a2b.js.br"), "compressed");
  await writeFile(join(folder, "client", "icon.svg"), "<svg/>");
  await mkdir(join(folder, "client", ".vite"));
  const manifest = {
    "src/messages/compiled/bg/every-page.js": { file: "assets/bg-1a2b.js" },
    "src/web/it.ts": { file: "it.js" },
    "src/web/map/engine/map-engine.ts": { file: "assets/map-1a2b.js", imports: ["_shared.js"] },
    "src/web/map/engine/map-library.ts": {
      file: "assets/library-1a2b.js",
      imports: ["_frame.js", "_shared.js"],
    },
    "src/web/explore/map-page.tsx?route": { file: "assets/page-1a2b.js", imports: ["_frame.js"] },
    "_frame.js": { file: "assets/frame-1a2b.js" },
    "_shared.js": { file: "assets/shared-1a2b.js", imports: ["src/web/map/engine/map-engine.ts"] },
  };
  await writeFile(join(folder, "client", ".vite", "manifest.json"), JSON.stringify(manifest));
  app = Fastify();
  registerErrors(app);
  registerSecurity(app, { publicUrl: "http://localhost" });
  app.get("/api/known", async () => ({ known: true }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: "There is no such call." }));
  await registerPages(app, {
    source: { kind: "built", folder },
    services,
    userOf: async ({ headers }) => (headers["x-guest"] ? undefined : ELENA),
    joiningEmailOf: () => undefined,
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("a page", () => {
  it("is rendered with what the server knows of the request", async () => {
    const answer = await app.inject({ url: "/some/page?q=1", headers: { "accept-language": "bg" } });
    const page = answer.json();
    expect(page).toMatchObject({
      path: "/some/page",
      user: "Elena",
      upcoming: 7,
      address: "127.0.0.1",
      language: "bg",
    });
    expect(page.requestId).not.toBe("");
  });

  it("WEB-24 knows the files of the languages from Vite's manifest", async () => {
    expect((await app.inject("/")).json().languageFiles).toEqual({ "bg/every-page": "/assets/bg-1a2b.js" });
  });

  it("WEB-49 knows the files of the map's code that are not its page's, each once", async () => {
    const files = ["map", "shared", "library"].map((name) => `/assets/${name}-1a2b.js`);
    expect((await app.inject("/")).json().mapFiles).toEqual(files);
  });

  it("WEB-22 runs the inline scripts of its rendering, by their hashes, and none that were smuggled in", async () => {
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    for (const url of ["/scripts", "/scripts?again"]) {
      const answer = await app.inject(url);
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy.split("; ")).toContain(`script-src 'self' ${hash('"ours ж"')}`);
      expect(answer.body).toBe(
        '<link href="/a.js"/><script async="">"ours ж"</script><script>"smuggled"</script>' +
          '<script nonce="guessed">"guessed"</script>.',
      );
    }
  });

  it("SEC-60 is kept by no cache where somebody is signed in, nor are its data", async () => {
    for (const url of ["/some/page", "/some/page.data", "/missing"]) {
      const own = await app.inject(url);
      const guests = await app.inject({ url, headers: { "x-guest": "yes" } });
      expect([own.headers["cache-control"], guests.headers["cache-control"]]).toEqual([
        "private, no-store",
        "private, no-cache",
      ]);
    }
  });

  it("keeps the status its loaders gave it", async () => {
    expect((await app.inject("/missing")).statusCode).toBe(404);
  });

  it("is compressed as the browser wishes", async () => {
    const brotli = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('"path":"/"');
    const zipped = await app.inject({ url: "/", headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('"path":"/"');
    expect((await app.inject("/")).headers["content-encoding"]).toBeUndefined();
  });

  it("answers a HEAD request without a body", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/" });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  it("does not tell the visitor why it failed", async () => {
    const answer = await app.inject("/throw");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
  });

  it("refuses a host that cannot be one", async () => {
    const answer = await app.inject({ url: "/", headers: { host: "a b" } });
    expect(answer.statusCode).toBe(400);
  });

  it("leaves calls to the API, also unknown ones", async () => {
    expect((await app.inject("/api/known")).json()).toEqual({ known: true });
    const unknown = await app.inject("/api/unknown");
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: "There is no such call." }]);
  });
});

it("renders no page for a picture that is missing", async () => {
  const answer = await app.inject({ url: "/posters/none.svg", headers: { "sec-fetch-dest": "image" } });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    404,
    "application/json; charset=utf-8",
  ]);
});

describe("a file of the web app", () => {
  it("is kept for a year when its name changes with its content", async () => {
    const answer = await app.inject("/assets/app-1a2b.js");
    expect(answer.body).toBe("plain");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("is kept for an hour otherwise", async () => {
    const answer = await app.inject("/icon.svg");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("is sent as it was compressed at build time", async () => {
    const answer = await app.inject({ url: "/assets/app-1a2b.js", headers: { "accept-encoding": "br" } });
    expect([answer.headers["content-encoding"], answer.body]).toEqual(["br", "compressed"]);
  });

  it("cannot be one outside its folder", async () => {
    const answer = await app.inject("/assets/..%2f..%2fserver%2findex.js");
    expect(answer.body).not.toContain("createPageHandler");
  });
});

it("says so when the web app has not been built", async () => {
  const unbuilt = registerPages(Fastify(), {
    source: { kind: "built", folder: join(folder, "none") },
    services,
    userOf: async () => undefined,
    joiningEmailOf: () => undefined,
  });
  await expect(unbuilt).rejects.toThrow("The web app is not built");
});

describe("a page for visitors who are not signed in", () => {
  const clock = { nowMs: 0, version: 1 };
  const place = { longitude: 23.3, latitude: 42.7 };
  let anonymous: FastifyInstance;
  let rendered: { user: CurrentUser | undefined };
  const servicesNow: PageServices = {
    ...services,
    upcomingCount: () => clock.version,
    visitorPlace: (_address, lastSeen) => ({ ...place, ...lastSeen, country: "Bulgaria" }),
  };
  const beginReading = () => {
    const { version } = clock;
    const isCurrent = () => clock.version === version;
    return { services: servicesNow, basis: { isCurrent, renew: isCurrent, tags: ["event:1"] } };
  };
  const cache = pageCache(beginReading, () => clock.nowMs);

  beforeAll(async () => {
    rendered = { user: undefined };
    anonymous = Fastify({ genReqId: () => randomUUID() });
    anonymous.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
    registerErrors(anonymous);
    registerSecurity(anonymous, { publicUrl: "http://localhost" });
    await registerPages(anonymous, {
      source: { kind: "built", folder },
      services: servicesNow,
      userOf: async () => rendered.user,
      joiningEmailOf: () => undefined,
      cache,
    });
  });
  afterAll(() => anonymous.close());

  const page = (text: string) => new RenderedPage(200, [["content-type", "text/html"]], text, "nonce");
  const textOf = async ({ body }: RenderedPage) => String(await body.as("plain"));
  const ask = (headers: Record<string, string> = {}, url = "/kept") => anonymous.inject({ url, headers });
  /** Whether it was rendered for an earlier request. */
  const isKept = async (headers?: Record<string, string>, url?: string) => {
    const answer = await ask(headers, url);
    return answer.json().requestId !== answer.headers["x-request-id"];
  };

  it("WEB-20 is kept as finished bytes, which every encoding and every visitor shares", async () => {
    const [first, second] = [await ask(), await ask()];
    const zipped = await ask({ "accept-encoding": "gzip" });
    const brotli = await ask({ "accept-encoding": "gzip, br" });
    expect([zipped.headers["content-encoding"], brotli.headers["content-encoding"]]).toEqual(["gzip", "br"]);
    expect(second.body).toBe(first.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
  });

  it("WEB-20 is not sent again to a browser that has it, until it is rendered anew", async () => {
    const { headers } = await ask();
    const again = { "if-none-match": `"other", ${headers.etag}`, "accept-encoding": "br" };
    const known = await ask(again);
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", headers.etag]);
    expect(known.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    clock.version++;
    expect((await ask(again)).statusCode).toBe(200);
  });

  it("is kept for each language, cookie and address apart", async () => {
    expect(await isKept({ "accept-language": "bg" })).toBe(false);
    expect(await isKept({ "accept-language": "bg-BG,bg;q=0.9,en;q=0.8" })).toBe(true);
    expect(await isKept({ cookie: "disclosure-accepted=true" })).toBe(false);
    expect(await isKept({}, "/kept?page=2")).toBe(false);
    expect(await isKept({ host: "other.example" })).toBe(false);
    expect((await ask({ "accept-language": "bg" })).json().language).toBe("bg");
  });

  it("WEB-40 that is the map is kept for each place and kind of screen apart", async () => {
    expect(await isKept({}, "/map?at=1,2,13")).toBe(false);
    expect(await isKept({}, "/map?at=1,2,13")).toBe(true);
    expect(await isKept({ "sec-ch-ua-mobile": "?1" }, "/map?at=1,2,13")).toBe(false);
    const iPhone = "Mozilla/5.0 (iPhone) Version/26.0 Mobile/15E148 Safari/604.1 Mobi";
    expect(await isKept({ "user-agent": iPhone }, "/map?at=1,2,13")).toBe(true);
    place.longitude = 24;
    expect(await isKept({}, "/map?at=1,2,13")).toBe(false);
    expect(await isKept({}, "/map.data?at=1,2,13")).toBe(false);
    expect(await isKept({}, "/map?at=1,2,13&when=tonight&free=true")).toBe(false);
    expect(await isKept({}, "/map?at=1,2,13&when=tonight&free=true")).toBe(true);
  });

  it("SEC-42 is kept once for all cookies that it does not read, which it does not get to see either", async () => {
    await ask({ cookie: "disclosure-accepted=true; feedback-closed=true" }, "/cookies");
    const other = "tracker=1; feedback-closed=true; session=forged; disclosure-accepted=true";
    expect(await isKept({ cookie: other }, "/cookies")).toBe(true);
    expect((await ask({ cookie: "tracker=1; feedback-closed=true" }, "/new")).json().cookie).toBe(
      "feedback-closed=true",
    );
  });

  it("PAGE-24 is kept by the place of the last map where it is the landing page, which alone is told the place", async () => {
    const sofia = { cookie: "map-place=42.7,23.3; tracker=1" };
    expect((await ask(sofia, "/")).json().cookie).toBe("map-place=42.7,23.3");
    expect(await isKept({ cookie: "map-place=42.7,23.3" }, "/")).toBe(true);
    expect(await isKept({ cookie: "map-place=43.2,27.9" }, "/")).toBe(false);
    expect((await ask({ cookie: "map-place=nonsense" }, "/")).json().cookie).toBe("");
    await ask({}, "/cookies");
    expect(await isKept(sofia, "/cookies")).toBe(true);
    expect((await ask(sofia, "/other")).json().cookie).toBe("");
  });

  it("SEC-42 is not kept under parameters that no page shares, nor under very long ones", async () => {
    const before = cache.size;
    for (const query of ["?j=1", "?page=2&utm_source=x", `?page=${"1".repeat(1_000)}`])
      expect((await ask({}, `/kept${query}`)).statusCode).toBe(200);
    expect(cache.size).toBe(before);
  });

  it("SEC-303 that reads no other parameters is rendered as without them, and kept once", async () => {
    for (const path of ["/", "/map", "/map.data", "/reference", "/city/bulgaria/sofia"]) {
      const plain = await ask({}, path);
      const before = cache.size;
      for (const query of ["?junk=1", "?utm_source=x&%70=&&=1", "?junk", "?"])
        expect((await ask({}, path + query)).body, path + query).toBe(plain.body);
      expect(cache.size).toBe(before);
    }
    const second = await ask({}, "/city/bulgaria/sofia?x=1&%70age=2&y=%26page=3");
    expect(second.json().search).toBe("?%70age=2");
    expect((await ask({}, "/city/former?page=2&utm_source=x")).headers.location).toBe(
      "/city/now?page=2&utm_source=x",
    );
  });

  it("SEC-42 leaves after what it was made of has changed, though nobody asks for it again", async () => {
    await ask({}, "/old");
    clock.version++;
    for (let count = 0; count < 10; count++) await ask({}, `/new?page=${count}`);
    expect(cache.size).toBe(10);
  });

  it("is not shown to somebody who is signed in, nor theirs to anybody else", async () => {
    await ask({}, "/mine");
    rendered.user = ELENA;
    expect((await ask({}, "/mine")).json().user).toBe("Elena");
    rendered.user = undefined;
    expect((await ask({}, "/mine")).json().user).toBeUndefined();
  });

  it("is rendered anew when the catalogue has changed, and after a while", async () => {
    clock.version++;
    expect((await ask()).json().upcoming).toBe(clock.version);
    expect(await isKept()).toBe(true);
    clock.nowMs += 30_000;
    expect(await isKept()).toBe(false);
  });

  it("is rendered once for all who ask for it at once", async () => {
    const kept = await Promise.all(Array.from({ length: 5 }, () => isKept({}, "/crowd")));
    expect(kept.filter((isKept) => !isKept)).toHaveLength(1);
  });

  it("CORE-62 is rendered anew for who asks after a change while it is rendered", async () => {
    const early = cache.find(
      "changing",
      () => new Promise((resolve) => setTimeout(resolve, 20, page("early"))),
    );
    clock.version++;
    const late = await cache.find("changing", async () => page("late"));
    expect([await textOf(await early), await textOf(late)]).toEqual(["early", "late"]);
    expect(await textOf(await cache.find("changing", async () => page("later")))).not.toBe("early");
  });

  it("is not kept where it is missing", async () => {
    await ask({}, "/missing");
    expect(await isKept({}, "/missing")).toBe(false);
  });
});

describe("an address that is written oddly", () => {
  it.each([
    ["/some/page/", "/some/page"],
    ["/some/page//?q=1", "/some/page?q=1"],
    ["//evil.example/page", "/evil.example/page"],
    ["//evil.example/", "/evil.example"],
  ])("%s leads to the page's one address", async (url, straight) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, straight]);
  });
});

it("WEB-101 renders the pages that most visits begin with once it listens, before a visitor waits for it", async () => {
  const started = Fastify();
  onTestFinished(() => started.close());
  registerSecurity(started, { publicUrl: "http://localhost" });
  const paths: string[] = [];
  started.addHook(
    "onResponse",
    async (request, reply) => void paths.push(`${request.url} ${reply.statusCode}`),
  );
  const source = { kind: "built", folder } as const;
  await registerPages(started, {
    source,
    services,
    userOf: async () => undefined,
    joiningEmailOf: () => undefined,
  });
  await started.listen({ host: "127.0.0.1", port: 0 });
  await expect.poll(() => paths, { timeout: 10_000 }).toEqual(["/ 200", "/map 200"]);
});
