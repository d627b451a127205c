import { basemapUrls, type StreetFailure, type StreetStatus } from "#contract/basemap.ts";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
import {
  askService,
  askTile,
  type UpstreamStreetService,
  type UpstreamTileAddress,
} from "./street-upstream.ts";

export interface StreetTilesOptions {
  /** Where the service describes itself (TileJSON). */
  url: string;
  now: () => number;
  report: (event: string, error?: unknown) => void;
  timeoutMs?: number;
}

/** Compressed bytes, none of them for an empty tile, or why there is no tile. */
export type StreetTile = Uint8Array | StreetFailure;

const TIMEOUT_MS = 4_000;
const FAILURES_UNTIL_DOWN = 3;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 300_000;
const ASK_AGAIN_AFTER_MS = 6 * 3_600_000;
const KEPT = { maxBytes: 64 << 20, maxEntries: 50_000 };
const MAX_IN_FLIGHT = 64;
const WHOLE_WORLD: UpstreamTileAddress = { z: 0, x: 0, y: 0 };

/**
 * A proxy for a third-party tile service. Asked directly, browsers would log every failed request to the console and give the
 * visitor's address to the service. Here a tile is fetched once for all visitors, and a failing service is retried with
 * exponential backoff.
 */
export class StreetTiles {
  #options: Required<StreetTilesOptions>;
  #service: UpstreamStreetService | undefined;
  #askedAtMs = 0;
  #asking: Promise<void> | undefined;
  #failures = 0;
  #pauses = 0;
  #downSinceMs: number | undefined;
  #retryAtMs = 0;
  /** A service may answer for itself and still fail with this one. */
  #suspect: UpstreamTileAddress | undefined;
  #cache = new LruCache<Uint8Array>(KEPT);
  #inFlight = new Map<string, Promise<StreetTile>>();

  constructor(options: StreetTilesOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, ...options };
  }

  /** Asks the service itself when it is time to; concurrent calls share the answer. */
  async status(): Promise<StreetStatus> {
    await this.#refresh();
    const service = this.#service;
    if (!service) return { isUp: false, retryInMs: Math.max(0, this.#retryAtMs - this.#options.now()) };
    const { version, minZoom, maxZoom, credits } = service;
    return { isUp: true, tiles: basemapUrls.streetTiles(version), minZoom, maxZoom, credits };
  }

  /** Without asking: `isUp` is null until it was asked. */
  known() {
    const isAsked = this.#service !== undefined || this.#downSinceMs !== undefined;
    return {
      host: new URL(this.#options.url).host,
      isUp: isAsked ? this.#service !== undefined : null,
      downSince: this.#downSinceMs ?? null,
      dataAt: this.#service?.dataAt ?? null,
    };
  }

  async tile(address: UpstreamTileAddress): Promise<StreetTile> {
    if (!this.#service) await this.#refresh();
    const service = this.#service;
    if (!service) return "down";
    // Asking for what cannot exist must not make the service look broken.
    if (address.z < service.minZoom || address.z > service.maxZoom) return new Uint8Array();
    const key = `${address.z}/${address.x}/${address.y}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const running = this.#inFlight.get(key);
    if (running) return running;
    if (this.#inFlight.size >= MAX_IN_FLIGHT) return "failed";
    const asking = this.#fetch(service, address, key).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, asking);
    return asking;
  }

  async #fetch(
    service: UpstreamStreetService,
    address: UpstreamTileAddress,
    key: string,
  ): Promise<StreetTile> {
    try {
      const tile = await askTile(service, address, this.#options.timeoutMs);
      this.#failures = 0;
      this.#pauses = 0;
      this.#cache.set(key, tile, tile.byteLength);
      return tile;
    } catch (error) {
      this.#suspect = address;
      this.#failures++;
      if (this.#failures >= FAILURES_UNTIL_DOWN && this.#service === service) this.#goDown(error);
      return this.#service ? "failed" : "down";
    }
  }

  #refresh(): Promise<void> {
    const { now } = this.#options;
    const isDue = this.#service ? now() - this.#askedAtMs > ASK_AGAIN_AFTER_MS : now() >= this.#retryAtMs;
    if (isDue) this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    // While the service is up, its state is refreshed in the background.
    return this.#service ? Promise.resolve() : (this.#asking ?? Promise.resolve());
  }

  async #ask(): Promise<void> {
    const { url, now, report, timeoutMs } = this.#options;
    const suspect = this.#suspect;
    this.#suspect = undefined;
    try {
      const service = await askService(url, timeoutMs);
      if (!this.#service) {
        await askTile(service, suspect ?? WHOLE_WORLD, timeoutMs);
        report("The street tile service answers.");
      }
      if (service.version !== this.#service?.version) this.#cache.clear();
      this.#service = service;
      this.#downSinceMs = undefined;
      this.#askedAtMs = now();
      this.#failures = 0;
    } catch (error) {
      this.#goDown(error);
    }
  }

  #goDown(error: unknown): void {
    const { now, report } = this.#options;
    if (this.#service || this.#pauses === 0) report("The street tile service does not answer.", error);
    this.#service = undefined;
    this.#downSinceMs ??= now();
    this.#failures = 0;
    this.#retryAtMs = now() + Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, MAX_PAUSE_MS);
    this.#pauses++;
  }
}
