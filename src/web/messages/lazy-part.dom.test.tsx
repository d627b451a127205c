import { type ComponentType, useState } from "react";
import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { click, mount } from "#tests/support/mount.ts";
import { toastList } from "#web/ui/toast.ts";
import { lazyPart } from "./lazy-part.tsx";

interface PartProps {
  onClose(): void;
}

/** Code that the network does not bring before it is told to. */
function slowNetwork() {
  const network = { isUp: false };
  const load = async (): Promise<ComponentType<PartProps>> => {
    if (!network.isUp) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The dialog</p>;
  };
  return { network, load };
}

function pageWith(Part: ComponentType<PartProps>) {
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </main>
    );
  };
}

it("WEB-58 a part that cannot be loaded leaves the page as it is, says so, and comes with the next try", async () => {
  const { network, load } = slowNetwork();
  const Page = pageWith(lazyPart(load));
  const container = await mount(<Page />);
  const button = container.querySelector("button")!;
  await click(button);
  expect(container.textContent).toBe("Open");
  expect(toastList.now()).toMatchObject([
    { tone: "problem", message: expect.stringContaining("connection") },
  ]);
  network.isUp = true;
  await click(button);
  expect(container.textContent).toBe("OpenThe dialog");
});

it("WEB-59 a part that appears by itself is left out in silence when it cannot be loaded", async () => {
  const { load } = slowNetwork();
  const Part = lazyPart(load, { tellsFailure: false });
  const before = toastList.now().length;
  const container = await mount(
    <main>
      The map
      <Part onClose={() => {}} />
    </main>,
  );
  expect(container.textContent).toBe("The map");
  expect(toastList.now()).toHaveLength(before);
});
