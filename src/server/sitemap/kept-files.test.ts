import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { KeptFiles } from "./kept-files.ts";

const basis = { isSame: true, isCurrent: () => basis.isSame, renew: () => basis.isSame };

it("SEC-304 a file is kept until something changes, a minute at least, and made once for all who wait", async () => {
  const clock = { nowMs: 0 };
  const files = new KeptFiles(() => clock.nowMs);
  let made = 0;
  async function* text() {
    made++;
    yield "one ";
    yield `two ${made}`;
  }
  const ask = async (name = "events-1") => {
    const { gzip, etag } = await files.find(name, basis, text);
    return [gunzipSync(gzip).toString(), etag];
  };
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual(second);
  expect(first![0]).toBe("one two 1");
  clock.nowMs = 3_600_000;
  expect(await ask()).toEqual(first);
  expect(files.bytes).toBeGreaterThan(0);

  basis.isSame = false;
  const changed = await ask();
  expect(changed[0]).toBe("one two 2");
  expect(changed[1]).not.toBe(first![1]);
  clock.nowMs += 59_000;
  expect(await ask()).toEqual(changed);
  clock.nowMs += 2_000;
  expect((await ask())[0]).toBe("one two 3");
});

it("SEC-304 a file that cannot be made is tried again", async () => {
  const files = new KeptFiles();
  const failing = async function* (): AsyncGenerator<string> {
    yield "one";
    throw new Error("no");
  };
  await expect(files.find("a", basis, failing)).rejects.toThrow("no");
  const text = async function* () {
    yield "yes";
  };
  expect(gunzipSync((await files.find("a", basis, text)).gzip).toString()).toBe("yes");
});
