import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { act, click, mount, press } from "#tests/support/mount.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

function List({ direction }: { direction: "vertical" | "horizontal" }) {
  const ref = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(["a", "b", "c"]);
  const onKeyDown = useRovingFocus({ ref, items: "[data-row]", direction });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as in the list of venues */}
      <div ref={ref} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <a key={name} href={`#${name}`} data-row={name}>
            {name}
          </a>
        ))}
      </div>
      <button type="button" onClick={() => setNames(["c", "d", "e"])}>
        Others
      </button>
    </>
  );
}

async function open(direction: "vertical" | "horizontal") {
  const screen = await mount(<List direction={direction} />);
  const rows = () => [...screen.querySelectorAll<HTMLElement>("[data-row]")];
  const stops = () =>
    rows()
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.row);
  const keys = async (...names: string[]) => {
    for (const key of names) await press(document.activeElement, key);
    return (document.activeElement as HTMLElement).dataset.row;
  };
  return { screen, rows, stops, keys };
}

it("A11Y-264 many rows are one stop of the Tab key; arrows, Home and End move among them", async () => {
  const { rows, stops, keys } = await open("vertical");
  expect(stops()).toEqual(["a"]);
  await act(() => rows()[0]?.focus());
  expect(await keys("ArrowDown", "ArrowDown", "ArrowDown")).toBe("c");
  expect(stops()).toEqual(["c"]);
  expect(await keys("ArrowUp")).toBe("b");
  expect(await keys("Home")).toBe("a");
  expect(await keys("End")).toBe("c");
  expect(await keys("ArrowLeft")).toBe("c");
});

it("A11Y-264 a row of chips goes sideways", async () => {
  const { rows, keys } = await open("horizontal");
  await act(() => rows()[0]?.focus());
  expect(await keys("ArrowRight")).toBe("b");
  expect(await keys("ArrowDown")).toBe("b");
  expect(await keys("ArrowLeft")).toBe("a");
});

it("A11Y-264 the stop stays with its row while that is there, else it is the first", async () => {
  const { screen, rows, stops } = await open("vertical");
  await act(() => rows()[2]?.focus());
  await click(screen.querySelector("button"));
  await expect.poll(stops).toEqual(["c"]);
  await act(() => rows()[1]?.focus());
  await act(() => rows()[0]?.remove());
  expect(stops()).toEqual(["d"]);
});
