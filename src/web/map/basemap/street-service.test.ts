import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STREET_FAILURE_HEADER, type StreetStatus } from "#contract/basemap.ts";
import { StreetService } from "./street-service.ts";

const UP: StreetStatus = { isUp: true, tiles: "/tiles/{z}/{x}/{y}", minZoom: 0, maxZoom: 14, credits: [] };
const DOWN: StreetStatus = { isUp: false, retryInMs: 0 };
const TILE = { z: 14, x: 1, y: 2 };
const { signal } = new AbortController();

const tileAnswer = () => new Response("tile");
const failedAnswer = (failure: string) =>
  new Response(null, { status: 204, headers: { [STREET_FAILURE_HEADER]: failure } });

/** Our own server, with a service behind it that is in one state at a time. */
function world() {
  const state = { status: UP as StreetStatus, tile: tileAnswer, isOnline: true };
  const asked: string[] = [];
  const changes: boolean[] = [];
  const service = new StreetService({
    url: "/status",
    isOnline: () => state.isOnline,
    onChange: () => changes.push(service.current !== undefined),
    fetch: async (url) => {
      asked.push(String(url));
      return url === "/status" ? Response.json(state.status) : state.tile();
    },
  });
  return {
    state,
    service,
    changes,
    asked,
    timesAsked: () => asked.filter((url) => url === "/status").length,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("MAP-20 the street service", () => {
  it("gives tiles while it is up", async () => {
    const { service, changes, asked } = world();
    await service.ready();
    expect(changes).toEqual([true]);
    expect(new TextDecoder().decode(await service.tile(TILE, signal))).toBe("tile");
    expect(asked).toContain("/tiles/14/1/2");
  });

  it("comes by itself when it was down at first", async () => {
    const { service, state, changes } = world();
    state.status = DOWN;
    await service.ready();
    expect(await service.tile(TILE, signal)).toBeUndefined();
    state.status = UP;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(changes).toEqual([true]);
    expect(await service.tile(TILE, signal)).toBeDefined();
  });

  it("dies half-way and comes back by itself", async () => {
    const { service, state, changes } = world();
    await service.ready();
    await service.tile(TILE, signal);
    state.tile = () => failedAnswer("down");
    state.status = DOWN;
    expect(await service.tile(TILE, signal)).toBeUndefined();
    expect(changes).toEqual([true, false]);
    state.tile = tileAnswer;
    state.status = UP;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(changes).toEqual([true, false, true]);
    expect(await service.tile(TILE, signal)).toBeDefined();
  });

  it("has a tile that failed drawn again, while it stays up", async () => {
    const { service, state, changes } = world();
    await service.ready();
    state.tile = () => failedAnswer("failed");
    await service.tile(TILE, signal);
    expect(service.current).toBeDefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(changes).toEqual([true, true]);
  });

  it("is asked less and less often", async () => {
    const { service, state, timesAsked } = world();
    state.status = DOWN;
    await service.ready();
    await vi.advanceTimersByTimeAsync(60_000);
    const inTheFirstMinute = timesAsked();
    await vi.advanceTimersByTimeAsync(24 * 60_000);
    expect(inTheFirstMinute).toBe(4);
    expect(timesAsked()).toBeLessThan(12);
  });

  it("asks nothing without a network, and at once when there is one", async () => {
    const { service, state, asked, changes } = world();
    state.isOnline = false;
    await service.ready();
    expect(await service.tile(TILE, signal)).toBeUndefined();
    expect(asked).toEqual([]);
    state.isOnline = true;
    await service.ask();
    expect(changes).toEqual([true]);
  });

  it("takes a tile that the map no longer needs for no failure", async () => {
    const { service, state, changes } = world();
    await service.ready();
    state.tile = () => {
      throw new DOMException("gone", "AbortError");
    };
    await expect(service.tile(TILE, AbortSignal.abort())).rejects.toThrow();
    expect(changes).toEqual([true]);
  });

  it("asks nothing once the map is gone", async () => {
    const { service, state, timesAsked } = world();
    state.status = DOWN;
    await service.ready();
    service.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(timesAsked()).toBe(1);
  });
});
