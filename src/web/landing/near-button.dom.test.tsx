import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { act, click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { NearButton } from "./near-button.tsx";

const near = {
  place: { country: "Bulgaria", city: "Sofia", url: undefined, longitude: 23.3, latitude: 42.7 },
  weekend: { from: "2026-11-20", to: "2026-11-22" },
};

afterEach(() => vi.unstubAllGlobals());

async function opened(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const ask = vi.fn(answer);
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition: ask } });
  const router = createMemoryRouter([
    { path: "/", element: <NearButton {...near} /> },
    { path: "/map", element: <p>map</p> },
  ]);
  const container = await mount(<RouterProvider router={router} />);
  expect(ask).not.toHaveBeenCalled();
  await click(container.querySelector("a"));
  await act(async () => {});
  const { pathname, search } = router.state.location;
  return pathname + search;
}

it("PAGE-25 the second button asks for the position only when it is clicked, and opens the map there", async () => {
  const coords = { latitude: 43.21, longitude: 27.91, accuracy: 9 };
  expect(await opened((found) => found({ coords } as GeolocationPosition))).toBe(
    "/map?at=43.21000,27.91000,13&from=2026-11-20&to=2026-11-22",
  );
});

it("PAGE-25 where the position is refused, the map opens at the guess", async () => {
  const refused = { code: 1, message: "denied" } as GeolocationPositionError;
  expect(await opened((_found, failed) => failed(refused))).toBe(
    "/map?at=42.70000,23.30000,13&from=2026-11-20&to=2026-11-22",
  );
});
