import { useState } from "react";
import { expect, it } from "vitest";
import { act, click, fieldOf, fill, mount, press } from "#tests/support/mount.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const OPTIONS = [
  { value: "bg", label: "Bulgaria" },
  { value: "pt", label: "Portugal" },
  { value: "sp", label: "São Tomé and Príncipe" },
];

function Countries(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState("pt");
  return (
    <Combobox
      label="Country"
      options={OPTIONS}
      value={value}
      onChoose={setValue}
      emptyText="Nothing found"
      {...props}
    />
  );
}

const shown = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;

it("WEB-26 a combobox shows what is chosen, and opens its list at it", async () => {
  const box = fieldOf(await mount(<Countries />), "Country");
  expect([box.value, box.getAttribute("aria-expanded")]).toEqual(["Portugal", "false"]);
  await click(box);
  expect(box.getAttribute("aria-expanded")).toBe("true");
  expect(shown()).toEqual(["Bulgaria", "Portugal", "São Tomé and Príncipe"]);
  expect(active(box)).toBe("Portugal");
  expect(document.querySelector("[aria-selected=true]")?.textContent).toBe("Portugal");
});

it("WEB-26 a combobox finds by typing, whatever the accents, and takes with Enter", async () => {
  const box = fieldOf(await mount(<Countries />), "Country");
  await fill(box, "sao to");
  expect(shown()).toEqual(["São Tomé and Príncipe"]);
  await press(box, "Enter");
  expect([box.value, shown()]).toEqual(["São Tomé and Príncipe", []]);
});

it("I18N-25 a combobox finds an option by its other name, too", async () => {
  const options = [...OPTIONS, { value: "Sofia", label: "София", otherName: "Sofia" }];
  const box = fieldOf(await mount(<Countries options={options} />), "Country");
  await fill(box, "sof");
  expect(shown()).toEqual(["София"]);
  await fill(box, "соф");
  expect(shown()).toEqual(["София"]);
});

it("WEB-26 arrow keys go around a combobox's list; Escape closes it and keeps what was chosen", async () => {
  const box = fieldOf(await mount(<Countries />), "Country");
  await press(box, "ArrowDown");
  await press(box, "ArrowDown");
  await press(box, "ArrowDown");
  expect(active(box)).toBe("Bulgaria");
  await press(box, "ArrowUp");
  expect(active(box)).toBe("São Tomé and Príncipe");
  await fill(box, "zzz");
  expect([shown(), document.querySelector("[role=status]")?.textContent]).toEqual([[], "Nothing found"]);
  await press(box, "Escape");
  expect([box.value, box.getAttribute("aria-expanded")]).toEqual(["Portugal", "false"]);
});

it("WEB-26 a combobox that is left forgets what was typed, and says so to who searches", async () => {
  const searches: string[] = [];
  const box = fieldOf(
    await mount(<Countries onSearch={(text) => searches.push(text)} limit={2} />),
    "Country",
  );
  await fill(box, "bul");
  expect(shown()).toEqual(["Bulgaria", "Portugal"]);
  await act(() => box.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect([box.value, searches]).toEqual(["Portugal", ["bul", ""]]);
});

it("WEB-56 what was typed in full is chosen when the box is left; less than that, or a name of two, is not", async () => {
  const twins = [...OPTIONS, { value: "s1", label: "Springfield" }, { value: "s2", label: "Springfield" }];
  const box = fieldOf(await mount(<Countries options={twins} />), "Country");
  const leave = () => act(async () => box.blur());
  const typeAndLeave = async (text: string) => {
    await act(async () => box.focus());
    await fill(box, text);
    await leave();
    return box.value;
  };
  expect(await typeAndLeave("bulgaria ")).toBe("Bulgaria");
  expect(await typeAndLeave("portu")).toBe("Bulgaria");
  expect(await typeAndLeave("Springfield")).toBe("Bulgaria");
  expect(await typeAndLeave("")).toBe("Bulgaria");
});

it("WEB-57 that there are more options is told in the list, where it moves nothing on the page", async () => {
  const container = await mount(<Countries moreText="Type to find more" />);
  const box = fieldOf(container, "Country");
  const told = () => container.textContent?.includes("Type to find more");
  expect(told()).toBe(false);
  await click(box);
  expect(document.querySelector("[popover] [role=status]")?.textContent).toBe("Type to find more");
  await press(box, "Escape");
  expect(told()).toBe(false);
});
