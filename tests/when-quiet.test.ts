import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";

const { whenQuiet } = await import(`${new URL("../scripts/bootstrap/when-quiet.mjs", import.meta.url)}`);

const DELAY_MS = 20;

it("WEB-87 what can wait is done when the process has time for it", async () => {
  let done = 0;
  whenQuiet(DELAY_MS, () => done++);
  for (let turns = 0; turns < 20; turns++) {
    for (const end = performance.now() + DELAY_MS; performance.now() < end; );
    await setImmediate();
  }
  expect(done).toBe(0);
  await expect.poll(() => done).toBe(1);
});
