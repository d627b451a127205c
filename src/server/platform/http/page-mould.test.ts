import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PageMould } from "./page-mould.ts";

const MARKS = ["AAAA+/==", "request-1"];
const filler = Array.from({ length: 4_000 }, (_, index) => `<p>Събитие ${index % 97}</p>`).join("");
const page = [
  `<script nonce="AAAA+/==">1</script>`,
  filler,
  `<b>request-1</b><script nonce="AAAA+/==">`,
  filler,
  `</script nonce="AAAA+/==">`,
].join("");
const filled = (nonce: string, id: string) => page.replaceAll("AAAA+/==", nonce).replaceAll("request-1", id);

describe("a mould of a page", () => {
  const mould = new PageMould(Buffer.from(page), MARKS);

  it("fills every hole, in plain and compressed answers alike", () => {
    for (const [nonce, id] of [
      ["bbbbbbbb", "request-2"],
      ["AAAA+/==", "request-1"],
      ["<p>Съб"[0]!.repeat(8), "\0\0\0\0\0\0\0\0\0"],
    ] as const) {
      expect(mould.plain([nonce, id]).toString()).toBe(filled(nonce, id));
      expect(gunzipSync(mould.gzip([nonce, id])).toString()).toBe(filled(nonce, id));
    }
  });

  it("compresses about as well as a page without holes", () => {
    expect(mould.gzip(MARKS).length).toBeLessThan(page.length / 20);
  });

  it("keeps holes at the very ends and side by side", () => {
    const tight = new PageMould(Buffer.from("xxyyxx"), ["xx", "yy"]);
    expect(gunzipSync(tight.gzip(["12", "34"])).toString()).toBe("123412");
  });

  it("also serves a page without holes", () => {
    expect(gunzipSync(new PageMould(Buffer.from("plain"), MARKS).gzip(MARKS)).toString()).toBe("plain");
  });

  it("refuses what does not fit", () => {
    expect(() => mould.plain(["long nonces", "request-2"])).toThrow(RangeError);
  });
});
