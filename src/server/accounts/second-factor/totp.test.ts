import { expect, it } from "vitest";
import { base32, matchingStep, totpCode, totpUrl } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("ACC-34 makes the codes of RFC 6238 at second %i", (second, code) => {
  expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code);
});

it("ACC-34 takes a code half a minute early or late, and once", () => {
  const nowMs = 59_000;
  const at = (step: number) => totpCode(SECRET, step);
  const match = (code: string, lastStep: number | null = null) =>
    matchingStep(SECRET, code, { nowMs, lastStep });
  expect([match(at(0)), match(at(1)), match(at(2)), match(at(3))]).toEqual([0, 1, 2, undefined]);
  expect(match(at(1), 1)).toBeUndefined();
  expect(match("28708")).toBeUndefined();
});

it("ACC-34 hands the secret to apps", () => {
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpUrl(SECRET, "Where & When", "a@b.c")).toBe(
    "otpauth://totp/Where%20%26%20When:a%40b.c?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Where%20%26%20When",
  );
});
