import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress } from "./compression.ts";
import { StoredBody } from "./stored-body.ts";

const TEXT = "Jazz in the park. ".repeat(1_000);

function storedText(compressor = compress) {
  const body = new StoredBody(Buffer.from(TEXT), compressor);
  const state = { body, held: body.length };
  body.onResize = (byBytes) => {
    state.held += byBytes;
  };
  return state;
}

describe("LEAN-04 a finished body", () => {
  it("is the same text in every encoding, in whichever order they are asked for", async () => {
    const { body } = storedText();
    expect(brotliDecompressSync(await body.as("br")).toString()).toBe(TEXT);
    expect(gunzipSync(await body.as("gzip")).toString()).toBe(TEXT);
    expect((await body.as("plain")).toString()).toBe(TEXT);
  });

  it("is held plain no longer once it is compressed, unless it was asked for so", async () => {
    const [compressed, both] = [storedText(), storedText()];
    await compressed.body.as("br");
    expect(compressed.held).toBeLessThan(TEXT.length / 10);
    await both.body.as("plain");
    await both.body.as("br");
    expect(both.held).toBeGreaterThan(TEXT.length);
  });

  it("is compressed once for all who ask meanwhile, and again after a failure", async () => {
    let count = 0;
    const { body } = storedText(async (plain, encoding) => {
      if (++count === 1) throw new Error("no memory");
      return compress(plain, encoding);
    });
    const first = await Promise.allSettled([body.as("br"), body.as("br")]);
    expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await Promise.all([body.as("br"), body.as("br")]);
    expect(count).toBe(2);
  });
});
