import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeData, encodedText } from "./encode-data.ts";

/** The router's own, which it does not export. */
const ROUTERS = "../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js";
const { encode } = await import(ROUTERS);

const routersText = (data: unknown) => new Response(encode(data, {})).text();
const notAsked = () => {
  throw new Error("The router was asked.");
};

/** What a loader may answer: the same texts and objects in several places, and all that JSON does not have. */
const shared = { name: "shared", list: ["shared", 1] };
const value = fc.letrec((again) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      shared,
      "",
      "name",
      "_1",
      "</script>",
      "\u2028é",
      0,
      1,
      true,
      false,
      null,
      undefined,
    ),
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constantFrom(Number.NaN, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21),
    fc.array(again("any")),
    fc.sparseArray(again("any"), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      again("any"),
      { noNullPrototype: true },
    ),
  ),
})).any;

describe("WEB-85 what loaders found", () => {
  it("is written as the router writes it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(value),
        fc.dictionary(fc.string({ maxLength: 3 }), value),
        async (list, rest) => {
          for (const data of [list, { loaderData: { ...rest, list }, errors: null }]) {
            const stream = encodeData(notAsked, data, {});
            expect(encodedText(stream)).toBe(await routersText(data));
            expect(await new Response(stream).text()).toBe(await routersText(data));
          }
        },
      ),
    );
  });

  it("is left to the router where it is more than plain values", () => {
    const routers = new ReadableStream();
    const others = [
      new Date(),
      new Map(),
      Promise.resolve(),
      new Error(),
      1n,
      Symbol.for("a"),
      Object.create(null),
    ];
    for (const other of others)
      for (const data of [other, { list: [other] }])
        expect(encodeData(() => routers, data, {})).toBe(routers);
    expect(encodeData(() => routers, "text", {})).toBe(routers);
    const known = { isKnown: true };
    const plugins = [(each: unknown) => (each === known ? ["Known"] : undefined)];
    expect(encodeData(() => routers, { known }, { plugins })).toBe(routers);
    const long = Array.from({ length: 10_000 }, (_, i) => [i]);
    expect(encodeData(() => routers, long, {})).toBe(routers);
  });

  it("leaves no timer of the router behind", () => {
    let isCompleted = false;
    encodeData(notAsked, {}, { onComplete: () => (isCompleted = true) });
    expect(isCompleted).toBe(true);
  });
});
