import { afterAll, describe, expect, it } from "vitest";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { fillDiskTwice, mountDisk } from "#tests/support/full-disk.ts";

const disk = mountDisk(64, newFolder(), afterAll);

describe.skipIf(!disk)("a full disk (skipped where no small disk can be mounted)", () => {
  it("is told in clear words, damages nothing, and work goes on when there is room again", async () => {
    const { first, kept, second, refusal, problems } = await fillDiskTwice(disk!, newDataDir());
    expect(problems.join("\n")).toContain("No space left on device");
    expect(refusal).toMatch(/^The data folder .* cannot be used: .*No space left on device\.$/);
    // The last one may have been written without having been acknowledged.
    expect([first, first + 1]).toContain(kept);
    expect(second).toBeGreaterThan(first);
  });
});
