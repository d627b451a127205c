import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { HealthReport, ToldPeople, VersionNotes } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { openBasemap } from "#server/basemap/open-basemap.ts";
import { tileFacts } from "#server/basemap/tile-facts.ts";
import { tileState } from "#server/health/checks.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { NOON, startTestApp } from "#tests/support/app.ts";
import { makeCertificate } from "#tests/support/certificate.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { writeStreetPack } from "#tests/support/street-pack.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const database = await openTestDatabase();

async function open(environment: Record<string, string>) {
  const { app, clock } = await startTestApp(database, environment);
  const { cookie } = await signedIn(database);
  const isSecure = environment.PUBLIC_URL?.startsWith("https:");
  const admin = adminOf(app, isSecure ? `__Host-${cookie}` : cookie);
  const certificate = async () => (await admin.read(routes.adminHealth, {}, HealthReport)).checks.certificate;
  const version = () => admin.read(routes.adminVersion, {}, VersionNotes);
  return { app, clock, admin, certificate, version };
}

/** A public address of ours with a certificate of thirty days. */
async function startTls() {
  const server = createTlsServer(
    makeCertificate({ host: "localhost", beganAt: NOON - 10 * DAY_MS, endsAt: NOON + 20 * DAY_MS }),
  );
  let asked = 0;
  const said: string[] = [];
  server.on("connection", () => asked++);
  server.on("secureConnection", (socket) => socket.on("data", (text) => said.push(String(text))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => server.close());
  return { url: `https://localhost:${port}`, host: `localhost:${port}`, asked: () => asked, said };
}

describe("OPS-88 the certificate of the public address", () => {
  it("is looked at over TLS every six hours at most, and judged by the days that it has left", async () => {
    const { url, host, asked, said } = await startTls();
    const { clock, certificate } = await open({ PUBLIC_URL: url });
    expect(await certificate()).toEqual({ state: "unknown", host, endsAt: null, problem: null });
    await vi.waitFor(async () => expect((await certificate()).endsAt).toBe(NOON + 20 * DAY_MS), 5_000);
    // Signed by itself: this machine does not trust it.
    expect(await certificate()).toMatchObject({ state: "warning", problem: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    clock.nowMs += DAY_MS / 8;
    await certificate();
    expect(asked()).toBe(1);
    clock.nowMs = NOON + 18 * DAY_MS;
    expect((await certificate()).state).toBe("failing");
    await vi.waitFor(() => expect(asked()).toBe(2), 5_000);
    expect(said).toEqual([]);
  });

  it("is not known where the address cannot be reached, and off where it has none", async () => {
    const { certificate } = await open({ PUBLIC_URL: "https://127.0.0.1:9" });
    await vi.waitFor(
      async () => expect(await certificate()).toMatchObject({ state: "unknown", problem: "ECONNREFUSED" }),
      5_000,
    );
    const plain = await open({ PUBLIC_URL: "http://events.example.org" });
    expect(await plain.certificate()).toEqual({ state: "off", host: null, endsAt: null, problem: null });
  });
});

describe("OPS-90 a newer version", () => {
  const NOTES = "### Added\r\n- A page\r\n\r\n### Fixed\r\n- A leak\r\n  of memory\r\n";
  const release = (tag: string, more: object = {}) => ({ tag_name: tag, body: NOTES, ...more });

  async function startReleases(answer: unknown) {
    const requests: { url: string | undefined; headers: object; method: string | undefined }[] = [];
    const told = { answer, status: 200 };
    const server = createServer(({ url, headers, method }, reply) => {
      requests.push({ url, headers, method });
      reply.writeHead(told.status, { "content-type": "application/json" }).end(JSON.stringify(told.answer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`, requests, told };
  }

  it("is told with its notes; the question, once a day, tells nothing of the site", async () => {
    const { url, requests, told } = await startReleases([
      release("v99.1.0", { published_at: "2026-11-14T10:00:00Z", html_url: "https://code.example/99.1.0" }),
      release("v99.2.0-rc.1"),
      release("v99.3.0", { draft: true }),
      release("nightly"),
      release("v0.0.1"),
    ]);
    const { clock, version } = await open({ UPDATE_CHECK_URL: url, PUBLIC_URL: "https://secret.example" });
    expect((await version()).newer).toEqual({
      ...{ version: "99.1.0", released: "2026-11-14", url: "https://code.example/99.1.0" },
      changes: [
        { group: "Added", text: "A page" },
        { group: "Fixed", text: "A leak of memory" },
      ],
    });
    await version();
    expect(requests).toEqual([
      {
        url: "/releases",
        method: "GET",
        headers: {
          "accept-encoding": "identity",
          accept: "application/json",
          "user-agent": "Whereabouts",
          host: new URL(url).host,
          connection: expect.any(String),
        },
      },
    ]);
    // A failure keeps what was known.
    told.status = 500;
    clock.nowMs += 1.1 * DAY_MS;
    expect((await version()).newer?.version).toBe("99.1.0");
    expect(requests).toHaveLength(2);
  });

  it("is none where the newest is ours or the answer is no list, and no request is made without the setting", async () => {
    const { url, told } = await startReleases(release("v0.0.1"));
    const { clock, version } = await open({ UPDATE_CHECK_URL: url });
    const own = await version();
    expect(own.newer).toBeNull();
    for (const answer of [release(`v${own.version}`), "no list", { tag_name: "x".repeat(3_000_000) }]) {
      told.answer = answer;
      clock.nowMs += 2 * DAY_MS;
      expect((await version()).newer).toBeNull();
    }
    const [major] = own.version.split(".").map(Number);
    told.answer = { tag_name: `${major! + 1}.0.0`, _links: { self: "javascript:alert(1)" } };
    clock.nowMs += 2 * DAY_MS;
    expect((await version()).newer).toBeNull();
    const silent = await open({});
    expect((await silent.version()).newer).toBeNull();
  });
});

it("OPS-91 administrators see who of them is told of failures, and whether mails go out", async () => {
  const { app, admin } = await open({});
  await signedIn(database, "moderator", "Mo");
  const { hasServer, people } = await admin.read(routes.adminTold, {}, ToldPeople);
  expect(hasServer).toBe(false);
  expect(people.length).toBeGreaterThan(0);
  expect(people.every(({ name }) => name === "Ada Lovelace")).toBe(true);
  expect((await app.inject(routes.adminTold)).statusCode).toBe(404);
});

it("OPS-89 map tiles: packs with the age of their data, damage and files that are left out", async () => {
  const folder = temporaryFolder();
  writeStreetPack(join(folder, "town.pmtiles"));
  const pack = readFileSync(join(folder, "town.pmtiles"));
  writeFileSync(join(folder, "cut.pmtiles"), pack.subarray(0, pack.length - 5));
  writeFileSync(join(folder, "broken.pmtiles"), "no pack");
  const basemap = await openBasemap({
    worldFile: join(import.meta.dirname, "../../basemap/world.pmtiles"),
    packsFolder: folder,
    streetTilesUrl: undefined,
    now: Date.now,
    log: { info: () => {}, warn: () => {} },
  });
  const facts = tileFacts(basemap);
  expect(facts).toMatchObject({ isWorldDamaged: false, leftOut: ["broken.pmtiles"], service: null });
  expect(facts.packs.map(({ name, isDamaged }) => [name, isDamaged])).toEqual([
    ["cut", true],
    ["town", false],
  ]);
  expect(Math.abs(facts.packs[1]!.dataAt - Date.now())).toBeLessThan(DAY_MS);
  await basemap.close();

  const well = { isWorldDamaged: false, packs: [], leftOut: [], service: null };
  const service = { host: "tiles.example", isUp: false, downSince: 1, dataAt: null };
  expect(tileState(well)).toBe("good");
  expect(tileState(facts)).toBe("warning");
  expect(tileState({ ...well, service })).toBe("warning");
  expect(tileState({ ...well, isWorldDamaged: true })).toBe("failing");
});
