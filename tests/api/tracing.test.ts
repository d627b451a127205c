import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { ANY_NETWORK, fetchGuarded } from "#server/platform/http-client/http-client.ts";
import { schedule } from "#server/platform/jobs/schedule.ts";
import { startTracing } from "#server/platform/tracing/start.ts";
import { signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { attributesOf, startOtlpReceiver } from "#tests/support/otlp-receiver.ts";

const receiver = await startOtlpReceiver(afterAll);
Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: "town" });
const stopTracing = await startTracing("1.2.3", new URL("file:///no/such/build"));
const database = await openTestDatabase();
const { app } = await startTestApp(database);

const TYPED = ["Vertraulich", "anna@private.example", "hunter2hunter2", "s3cr3t-path", "s3cr3t-query"];
const [word, email, password, path, query] = TYPED;
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await signedIn(database, "user", "Ada"));
  await app.inject({ url: `/api/search/${word}?near=1,2&x=${query}`, headers: { cookie } });
  await app.inject({ url: routes.ownSessions, headers: { cookie } });
  await app.inject({ url: `/nowhere/${word}` });
  await app.inject({
    method: "POST",
    url: routes.signIn,
    payload: { email, username: email, password },
    headers: { "sec-fetch-site": "same-origin", "user-agent": word, referer: `https://x.example/${path}` },
  });
  await database.transaction(async (tx) => void (await tx.execute(`select '${word}' as from_events`)));
  await fetchGuarded(`${receiver.url}/${path}?token=${query}`, {
    network: ANY_NETWORK,
    maxBytes: 100,
    timeoutMs: 5_000,
    headers: { authorization: `Bearer ${password}` },
  });
  const done = Promise.withResolvers<void>();
  const jobs = schedule(
    [
      {
        name: "count events",
        everyMs: 60_000,
        isDueAtOnce: true,
        async run() {
          await database.pool.query("select count(*) from events where name = $1", [word]);
          setImmediate(done.resolve);
          throw new TypeError(`about ${word}`);
        },
      },
    ],
    () => {},
  );
  await done.promise;
  await jobs.stop();
  await stopTracing();
});

const named = (name: string) => receiver.spans().find((span) => span.name === name);
const childrenOf = (name: string) =>
  receiver.spans().filter(({ parentSpanId }) => parentSpanId === named(name)!.spanId);

it("OPS-85 spans arrive at a receiver of OTLP, under the service's name and version", () => {
  expect(receiver.paths).toContain("POST /v1/traces");
  expect(receiver.resource().get("service.name")).toBe("town");
  expect(receiver.resource().get("service.version")).toBe("1.2.3");
});

it("OPS-85 a request is a span by its route's pattern, and its statements are spans within", () => {
  expect(attributesOf(named(`GET ${routes.search}`)!)).toEqual({
    "http.request.method": "GET",
    "http.route": routes.search,
    // The query is refused.
    "http.response.status_code": 400,
  });
  expect(named("GET none")).toBeDefined();
  const statements = childrenOf(`GET ${routes.ownSessions}`);
  expect(statements.map(({ name }) => name)).toContain("select sessions");
  expect(attributesOf(statements.find(({ name }) => name === "select sessions")!)).toEqual({
    "db.system.name": "postgresql",
    "db.operation.name": "select",
    "db.collection.name": "sessions",
  });
  // Also of a request whose body came first.
  expect(childrenOf(`POST ${routes.signIn}`).map(({ name }) => name)).toContain("select users");
});

it("OPS-85 jobs and calls to others are spans; what failed is told by its kind", () => {
  const job = named("job: count events")!;
  expect([job.status.code, attributesOf(job)]).toEqual([2, { "error.type": "TypeError" }]);
  expect(childrenOf("job: count events").map(({ name }) => name)).toEqual(["select events"]);
  expect(attributesOf(named("GET elsewhere")!)).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
  });
});

it("OPS-86 nothing that was typed, and no secret, is in any span", () => {
  const text = receiver
    .spans()
    .map((span) => JSON.stringify(span))
    .join("\n");
  expect(text.length).toBeGreaterThan(1_000);
  const secret = cookie.split("=")[1]!;
  for (const each of [...TYPED, secret, encodeURIComponent(email!)]) expect(text).not.toContain(each);
  const keys = new Set(receiver.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    "db.collection.name",
    "db.operation.name",
    "db.system.name",
    "error.type",
    "http.request.method",
    "http.response.status_code",
    "http.route",
  ]);
});
