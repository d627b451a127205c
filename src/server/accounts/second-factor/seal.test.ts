import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openSeal } from "./seal.ts";

function ownFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-seal-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "data", "secrets.key");
}
const SECRET = Buffer.from("12345678901234567890");

it("SEC-283 makes its key once, for its owner's eyes only", () => {
  const path = ownFile();
  const sealed = openSeal({ path, isGiven: false }).seal("anna", SECRET);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const key = readFileSync(path, "utf8");
  const again = openSeal({ path, isGiven: false });
  expect(again.open("anna", sealed)).toEqual(SECRET);
  expect(again.open("boris", sealed)).toBeUndefined();
  expect(readFileSync(path, "utf8")).toBe(key);
  expect(again.fingerprint()).not.toContain(key.slice(0, 8));
});

it("SEC-282 opens what an older version stored as it is, and nothing that was changed", () => {
  const seal = openSeal({ path: ownFile(), isGiven: false });
  expect(seal.open("anna", SECRET)).toEqual(SECRET);
  expect(seal.isSealed(SECRET)).toBe(false);
  const sealed = seal.seal("anna", SECRET);
  sealed[sealed.length - 1]! ^= 1;
  expect(seal.isSealed(sealed)).toBe(true);
  expect(seal.open("anna", sealed)).toBeUndefined();
});

it("SEC-283 says what is wrong with a file that the settings name", () => {
  const path = join(tmpdir(), "no-such-key-of-whereabouts");
  expect(() => openSeal({ path, isGiven: true }).fingerprint()).toThrow("openssl rand -hex 32");
  const bad = ownFile().replace("data/", "");
  writeFileSync(bad, "too short");
  expect(() => openSeal({ path: bad, isGiven: true }).fingerprint()).toThrow("64 hexadecimal digits");
});
