import { useState } from "react";
import { expect, it } from "vitest";
import { act, click, mount } from "#tests/support/mount.ts";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Delete it?" closeLabel="Close">
        <input type="file" />
        <button type="button" data-autofocus>
          Cancel
        </button>
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector("dialog");

async function opened() {
  const container = await mount(<Page />);
  await click(container.querySelector("button"));
  return container;
}

it("WEB-26 a dialog is modal, named by its title, and starts where it says", async () => {
  await opened();
  expect(dialog()?.open).toBe(true);
  expect(document.getElementById(dialog()?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
    "Delete it?",
  );
  expect(document.activeElement?.textContent).toBe("Cancel");
});

it("WEB-26 a dialog closes by its button, Escape and a press of the backdrop, and by nothing inside", async () => {
  const container = await opened();
  const open = () => click(container.querySelector("button"));
  const send = (type: string, target: Element | null | undefined) =>
    act(() => target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })));
  // A selection that ends outside is a click of the dialog.
  await send("mousedown", dialog()?.querySelector("h2"));
  await send("click", dialog());
  await send("cancel", dialog()?.querySelector("input"));
  expect(dialog()).not.toBeNull();
  await send("mousedown", dialog());
  await send("click", dialog());
  expect(dialog()).toBeNull();
  await open();
  await send("cancel", dialog());
  expect(dialog()).toBeNull();
  await open();
  await click(document.querySelector('[aria-label="Close"]'));
  expect(dialog()).toBeNull();
});
