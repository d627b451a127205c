import { expect, it } from "vitest";
import { loadedWith } from "#tests/support/loaded-with.ts";

async function ofFederation(settings: Record<string, string>): Promise<string[]> {
  const loaded = await loadedWith(settings);
  expect(loaded).toContain("app.ts");
  return loaded.filter((name) => name.startsWith("federation/"));
}

it("FED-01 off, none of federation's code is loaded but its settings", async () => {
  expect(await ofFederation({})).toEqual(["federation/settings.ts"]);
  const on = { FEDERATION: "on", PUBLIC_URL: "http://localhost:4213", PRIVATE_NETWORK: "allow" };
  expect(await ofFederation(on)).toEqual(
    expect.arrayContaining(["federation/start.ts", "federation/register.ts"]),
  );
});
