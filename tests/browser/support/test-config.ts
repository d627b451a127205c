import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";

export const builtPages = {
  kind: "built",
  folder: fileURLToPath(new URL("../../../build", import.meta.url)),
} as const;

/** The settings of a server that browser tests visit. */
export function testConfig(dataDir: string, more: { DEMO: "on" | "off"; LOG_LEVEL?: string }) {
  return readConfig({
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "0",
    // Tests come from anywhere in the world by saying so.
    TRUST_PROXY: "loopback",
    // No test asks a service outside.
    STREET_TILES_URL: "",
    // Sources of tests are on this machine.
    PRIVATE_NETWORK: "allow",
    // What goes wrong in a server that should work is worth reading.
    LOG_LEVEL: "error",
    // Browsers find every name under localhost on this machine.
    PRODUCTION_HOST: "production.localhost",
    ANALYTICS_URL: "https://analytics.example/count.js",
    DONATE_URL: "https://donate.whereabouts.example",
    ROADMAP_URL: "https://roadmap.whereabouts.example",
    ADMIN_EMAIL: "admin@whereabouts.example",
    ADMIN_PASSWORD: "the keys of the town",
    ...more,
  });
}

/** Until its index is made, a place without venues is not found. */
export async function untilPlacesAreFound(address: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if ((await (await fetch(`${address}/api/places/S%C3%B6dermalm`)).text()) !== "[]") return;
    await setTimeout(250);
  }
}
