import { expect, it, vi } from "vitest";
import { act, click, mount } from "#tests/support/mount.ts";
import { CallFailed } from "./api.ts";
import { useCall } from "./use-call.ts";

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => Promise.resolve());
    check();
  });
const REFUSED = new CallFailed(400, "Some fields are wrong.", "invalidForm", {
  title: "A title is missing.",
});

function Form({ task, isForm = true }: { task: () => Promise<unknown>; isForm?: boolean }) {
  const call = useCall({ failed: "It did not work.", isForm });
  return (
    <>
      <button type="button" onClick={() => void call.run(task, "Saving")}>
        Save
      </button>
      <button type="button" onClick={() => call.refuse("The file is too large.")}>
        Choose
      </button>
      <button type="button" onClick={call.forget}>
        Clear
      </button>
      <p>
        {[
          call.doing ?? (call.isBusy ? "busy" : "idle"),
          call.notice ?? "-",
          call.problemOf("title") ?? "-",
          call.wasRefusedFor("invalidForm") ? "asks" : "-",
        ].join(" | ")}
      </p>
    </>
  );
}

async function form(task: () => Promise<unknown>, isForm?: boolean) {
  const container = await mount(<Form task={task} isForm={isForm ?? true} />);
  const buttons = container.querySelectorAll("button");
  return {
    save: () => click(buttons[0]),
    choose: () => click(buttons[1]),
    clear: () => click(buttons[2]),
    shows: (text: string) => eventually(() => expect(container.querySelector("p")?.textContent).toBe(text)),
  };
}

it("WEB-28 a call runs once at a time, and says what is under way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = vi.fn(() => promise);
  const { save, shows } = await form(task);
  await save();
  await shows("Saving | - | - | -");
  await save();
  expect(task).toHaveBeenCalledTimes(1);
  resolve();
  await shows("idle | - | - | -");
  await save();
  expect(task).toHaveBeenCalledTimes(2);
});

it("WEB-28 a form shows refused fields where they are, and remembers the reason", async () => {
  const { save, clear, shows } = await form(() => Promise.reject(REFUSED));
  await save();
  await shows("idle | - | A title is missing. | asks");
  await clear();
  await shows("idle | - | - | asks");
});

it("WEB-28 elsewhere a refusal is one sentence, and a failure without words has the screen's own", async () => {
  const refused = await form(() => Promise.reject(REFUSED), false);
  await refused.save();
  await refused.shows("idle | Some fields are wrong. | A title is missing. | asks");
  const failed = await form(() => Promise.reject(new TypeError("Failed to fetch")));
  await failed.save();
  await failed.shows("idle | It did not work. | - | -");
  await failed.choose();
  await failed.shows("idle | The file is too large. | - | -");
});
