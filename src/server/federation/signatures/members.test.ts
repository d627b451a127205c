import fc from "fast-check";
import { expect, it } from "vitest";
import { PARAMETER } from "./cavage.ts";
import { members } from "./members.ts";
import { SignatureError } from "./message.ts";
import { SIGNATURE } from "./rfc9421.ts";

/** Counts how often it is tried; sticky, each try is at one place. */
class CountedPattern extends RegExp {
  tries = 0;
  override exec(text: string): RegExpExecArray | null {
    this.tries++;
    return super.exec(text);
  }
}

const hostile = fc.oneof(
  fc
    .constantFrom("a", '"', "=", "=:", " ", ",", "a=", 'a="', ":a=:b:,", 'a="b",')
    .chain((piece) =>
      fc.integer({ min: 1, max: Math.floor(15_000 / piece.length) }).map((times) => piece.repeat(times)),
    ),
  fc.string({ unit: fc.constantFrom("a", "=", '"', ":", ",", " ", "1"), maxLength: 15_000, size: "max" }),
);

it("SEC-302 15 KB of hostile members are tried once a member, and end at the first misfit", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(PARAMETER, SIGNATURE), (header, { source, flags }) => {
      const pattern = new CountedPattern(source, flags);
      try {
        const read = members(header, pattern).reduce((sum, [text]) => sum + text.length, 0);
        expect(read).toBe(header.length);
      } catch (error) {
        expect(error).toBeInstanceOf(SignatureError);
      }
      expect(pattern.tries).toBeLessThanOrEqual(header.split(",").length);
    }),
  );
});
