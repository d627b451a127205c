import type { HealthChecks } from "#contract/health.ts";
import type { Archive } from "./archive.ts";
import type { Basemap } from "./open-basemap.ts";

type Tiles = Omit<HealthChecks["tiles"], "state">;

/** What the map is drawn from, from the memory of this process: it makes no request. */
export function tileFacts({ world, packs, leftOut, streets }: Basemap): Tiles {
  return {
    isWorldDamaged: world.isDamaged(),
    packs: packs.map((pack) => ({ ...about(pack), isDamaged: pack.isDamaged() })),
    leftOut,
    service: streets?.known() ?? null,
  };
}

function about({ name, size: bytes, dataAt }: Archive) {
  return { name, bytes, dataAt };
}
