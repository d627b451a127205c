import { afterEach, describe, expect, it, vi } from "vitest";
import { askPosition } from "./ask-position.ts";

type Ask = Geolocation["getCurrentPosition"];

function withAnswer(answer: Ask) {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("MAP-10 the browser's position", () => {
  it("is asked for exactly and patiently", async () => {
    const coords = { longitude: 27.91, latitude: 43.2, accuracy: 20 } as GeolocationCoordinates;
    const ask = withAnswer((found) => found({ coords } as GeolocationPosition));
    expect(await askPosition()).toEqual({ longitude: 27.91, latitude: 43.2, accuracyM: 20 });
    expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 60_000 });
  });

  it.each([
    [1, "denied"],
    [2, "unknown"],
    [3, "unknown"],
  ])("NEAR-06 a failure with code %d is logged and told as %s", async (code, failure) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    withAnswer((_found, failed) => failed?.({ code, message: "no" } as GeolocationPositionError));
    expect(await askPosition()).toBe(failure);
    expect(logged).toHaveBeenCalledOnce();
  });

  it("BRO-05 a browser without positions is a failure like any other", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("navigator", {});
    expect(await askPosition()).toBe("unknown");
    expect(logged).toHaveBeenCalledOnce();
  });
});
