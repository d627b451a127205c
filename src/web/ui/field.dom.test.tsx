import { expect, it } from "vitest";
import { fieldOf, mount } from "#tests/support/mount.ts";
import { Checkbox } from "./checkbox.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const describing = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

it("WEB-26 a field is named by its label and described by its hint, or by what is wrong with it", async () => {
  const container = await mount(
    <>
      <TextField label="Name" hint="As on the poster" name="name" />
      <TextField label="Link" hint="Of the event" problem="Not an address." type="url" />
      <TextArea label="Description" />
    </>,
  );
  const [name, link, text] = ["Name", "Link", "Description"].map((label) => fieldOf(container, label));
  expect([describing(name!), name!.getAttribute("aria-invalid")]).toEqual(["As on the poster", null]);
  expect([describing(link!), link!.getAttribute("aria-invalid")]).toEqual(["Not an address.", "true"]);
  expect(container.textContent).not.toContain("Of the event");
  expect(text!.hasAttribute("aria-describedby")).toBe(false);
});

it("WEB-26 a select offers its options, and a checkbox is named by its label", async () => {
  const options = [
    { value: "", label: "None" },
    { value: "a", label: "First" },
  ];
  const container = await mount(
    <form>
      <SelectField label="Which" name="which" options={options} defaultValue="a" />
      <Checkbox label="Sold out" name="isSoldOut" value="true" defaultChecked />
    </form>,
  );
  expect([...fieldOf(container, "Which").options].map(({ text }) => text)).toEqual(["None", "First"]);
  expect(fieldOf(container, "Sold out").type).toBe("checkbox");
  const sent = Object.fromEntries(new FormData(container.querySelector("form")!));
  expect(sent).toEqual({ which: "a", isSoldOut: "true" });
});
