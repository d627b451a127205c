import { afterAll, beforeEach, expect, it } from "vitest";
import { startGeocodingService } from "#tests/support/geocoding-service.ts";
import { geocodingService } from "./service.ts";

const service = await startGeocodingService();
afterAll(() => service.stop());
beforeEach(() => {
  service.fault = "none";
  service.asked = [];
});
service.places.set("Aksakov", [23.3305, 42.6949]);

const waits: number[] = [];
const clock = { nowMs: 0 };
const ask = (kind: "nominatim" | "photon", timeoutMs?: number) =>
  geocodingService({
    url: `${service.url}/`,
    kind,
    userAgent: "Whereabouts (https://whereabouts.example; hello@whereabouts.example)",
    now: () => clock.nowMs,
    wait: async (ms) => {
      waits.push(ms);
    },
    ...(timeoutMs && { timeoutMs }),
  });

it.each(["nominatim", "photon"] as const)("asks a service of the kind %s, saying who asks", async (kind) => {
  const found = await ask(kind)("1 Aksakov, Sofia, Bulgaria", "BG");
  expect(found).toEqual({ longitude: 23.3305, latitude: 42.6949 });
  expect(await ask(kind)("Nowhere, Bulgaria", "BG")).toBeUndefined();
  expect(service.asked[0]!.userAgent).toMatch(/^Whereabouts \(https:/);
  expect(service.asked[0]!.url.pathname).toBe(kind === "nominatim" ? "/search" : "/api");
});

it("leaves aside what lies in another country", async () => {
  expect(await ask("photon")("1 Aksakov", "RO")).toBeUndefined();
});

it("asks once a second at most", async () => {
  const question = ask("nominatim");
  waits.length = 0;
  await Promise.all(["a", "b", "c"].map((text) => question(text, "BG")));
  expect(waits).toEqual([1_000, 2_000]);
  clock.nowMs += 10_000;
  await question("d", "BG");
  expect(waits).toHaveLength(2);
});

it("CORE-93 does not wait for a clock that was set back", async () => {
  const question = ask("nominatim");
  await question("a", "BG");
  waits.length = 0;
  clock.nowMs -= 86_400_000;
  await question("b", "BG");
  expect(waits).toEqual([1_000]);
});

it.each(["5xx", "malformed", "timeout"] as const)(
  "rejects when the service answers with %s",
  async (fault) => {
    service.fault = fault;
    await expect(ask("nominatim", 100)("1 Aksakov", "BG")).rejects.toThrow();
  },
);
