import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { startTracing } from "#server/platform/tracing/start.ts";
import { traced } from "#server/platform/tracing/tracing.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { loadedWith } from "#tests/support/loaded-with.ts";
import { startOtlpReceiver } from "#tests/support/otlp-receiver.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const build = pathToFileURL(join(root, "scripts/bootstrap/build.mjs")).href;
const { TRACING } = (await import(build)) as { TRACING: string[] };

it("OPS-87 without the setting no code of OpenTelemetry is loaded", async () => {
  const loaded = await loadedWith({});
  expect(loaded).toContain("platform/tracing/tracing.ts");
  const more = loaded.filter(
    (name) => name.startsWith("platform/tracing/") || name.includes("opentelemetry"),
  );
  expect(more).toEqual(["platform/tracing/tracing.ts"]);
});

it("OPS-87 the one file that the build makes of the packages sends traces", async () => {
  const folder = newFolder();
  const args = TRACING.map((part) => (part === "build/tracing" ? folder : part));
  execFileSync(join(root, "node_modules/.bin/rolldown"), args, { cwd: root, stdio: "ignore" });
  const receiver = await startOtlpReceiver(afterAll);
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  onTestFinished(() => void delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const stop = await startTracing("1.2.3", pathToFileURL(join(folder, "sdk.js")));
  await traced({ kind: "internal", name: "outer" }, () =>
    traced({ kind: "internal", name: "inner" }, async () => {}),
  );
  await stop();
  const [inner, outer] = receiver.spans();
  expect([inner?.name, outer?.name]).toEqual(["inner", "outer"]);
  expect(inner?.parentSpanId).toBe(outer?.spanId);
});

it("OPS-87 a server sends its traces by settings of its file, what is left when it stops, and none by its sampler", async () => {
  const receiver = await startOtlpReceiver(afterAll);
  const file = join(newFolder(), "settings.env");
  writeFileSync(file, `OTEL_EXPORTER_OTLP_ENDPOINT=${receiver.url}\nOTEL_SERVICE_NAME=town\n`);
  const run = async (more: Record<string, string>) => {
    const database = { DATABASE_URL: await newPostgresDatabase(), DATA_DIR: newFolder() };
    const server = startServerProcess({ ...database, DEMO: "off", ENV_FILE: file, ...more });
    await fetch(`${await server.address}/healthz`);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  };
  await run({ OTEL_TRACES_SAMPLER: "always_off" });
  expect(receiver.spans()).toEqual([]);
  await run({});
  expect(receiver.spans().map(({ name }) => name)).toContain("GET /healthz");
  expect(receiver.resource().get("service.name")).toBe("town");
});
