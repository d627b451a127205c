import { afterEach, describe, expect, it, vi } from "vitest";
import type { MapEngine } from "#web/map/engine/map-engine.ts";
import { locateMe } from "./locate-me.ts";

type Ask = Geolocation["getCurrentPosition"];

function withPosition(answer: Ask) {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  const engine = { goTo: vi.fn(), showPosition: vi.fn() };
  return { getCurrentPosition, engine, locate: () => locateMe(engine as unknown as MapEngine) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("MAP-10 locate me", () => {
  it("asks exactly and patiently, marks the position and goes there at zoom 18", async () => {
    const coords = { longitude: 27.91, latitude: 43.2, accuracy: 20 } as GeolocationCoordinates;
    const { getCurrentPosition, engine, locate } = withPosition((found) =>
      found({ coords } as GeolocationPosition),
    );
    await locate();
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 60_000 });
    expect(engine.goTo).toHaveBeenCalledExactlyOnceWith({ longitude: 27.91, latitude: 43.2, zoom: 18 });
    expect(engine.showPosition).toHaveBeenCalledWith({ longitude: 27.91, latitude: 43.2, accuracyM: 20 });
  });

  it("only logs a refusal", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { engine, locate } = withPosition((_found, failed) =>
      failed?.({ code: 1, message: "denied" } as GeolocationPositionError),
    );
    await locate();
    expect(logged).toHaveBeenCalledOnce();
    expect(engine.goTo).not.toHaveBeenCalled();
  });

  it("BRO-05 only logs that a browser knows no positions", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("navigator", {});
    await locateMe({} as MapEngine);
    expect(logged).toHaveBeenCalledOnce();
  });
});
