import { describe, expect, it } from "vitest";
import { createChangeQueue } from "./change-queue.ts";

/** Tasks that note when they start, and end when told to. */
function stage() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { started, task, end };
}

describe("VEN-25 changes of favourites", () => {
  it("are sent one after the other", async () => {
    const { started, task, end } = stage();
    const queue = createChangeQueue();
    for (const name of ["a", "b", "c"]) queue.add(task(name));
    expect(started).toEqual(["a"]);
    await end("a");
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
  });

  it("that wait are all sent when the page is left, and once", async () => {
    const { started, task, end } = stage();
    const queue = createChangeQueue();
    for (const name of ["a", "b", "c"]) queue.add(task(name));
    queue.flush();
    expect(started).toEqual(["a", "b", "c"]);
    for (const name of ["c", "a", "b"]) await end(name);
    queue.add(task("d"));
    expect(started).toEqual(["a", "b", "c", "d"]);
  });
});
