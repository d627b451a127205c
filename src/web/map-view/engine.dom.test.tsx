import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { act, mount } from "#tests/support/mount.ts";
import type { MapEngine } from "#web/map/engine/map-engine.ts";
import { useEngineState } from "./engine.ts";

it("BRO-03 what is asked of the map before its code has come is done when it is there, in the same order", async () => {
  let state: ReturnType<typeof useEngineState> | undefined;
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => {
        state = useEngineState(undefined);
        return null;
      },
    },
  ]);
  await mount(<Page />);
  const done: string[] = [];
  const engine = {
    goTo: () => void done.push("go"),
    zoomBy: (steps: number) => void done.push(`zoom ${steps}`),
  } as unknown as MapEngine;
  const early = state!.shared;
  early.goTo({ longitude: 1, latitude: 2 });
  early.zoomBy(-1);
  expect(done).toEqual([]);
  await act(() => state!.setEngine(engine));
  expect(done).toEqual(["go", "zoom -1"]);
  // Also by who still holds what was there before.
  early.zoomBy(1);
  expect(done).toEqual(["go", "zoom -1", "zoom 1"]);
});
