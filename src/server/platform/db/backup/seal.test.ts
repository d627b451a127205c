import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

const KEY = "a key that nobody guesses";
const PIECE = 64 << 10;

async function* inParts(bytes: Buffer, length = 10_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const all = async (parts: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(parts));
const sealed = (plain: Buffer, key = KEY) => all(seal(inParts(plain), key));
const opened = (bytes: Buffer, key: string | undefined = KEY) => all(unseal(inParts(bytes), key));

it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
  "BAK-02 %i bytes are sealed and opened again",
  async (size) => {
    const plain = randomBytes(size);
    const bytes = await sealed(plain);
    // One byte of them may be in any file by chance.
    if (size >= 32) expect(bytes.includes(plain.subarray(0, 32))).toBe(false);
    expect((await opened(bytes)).equals(plain)).toBe(true);
  },
);

it("BAK-02 two files of the same content have nothing in common", async () => {
  const plain = Buffer.alloc(100, "a");
  const [one, other] = [await sealed(plain), await sealed(plain)];
  expect(one.subarray(8).equals(other.subarray(8))).toBe(false);
});

it("BAK-02 a file that was never sealed passes as it is", async () => {
  const plain = Buffer.from("short");
  expect(await all(unseal(inParts(plain), undefined))).toEqual(plain);
});

it("BAK-02 another key, or none, is told from damage", async () => {
  const bytes = await sealed(randomBytes(100));
  await expect(opened(bytes, "another key of some length")).rejects.toThrow(
    /encrypted with a key other than BACKUP_KEY/,
  );
  await expect(all(unseal(inParts(bytes), undefined))).rejects.toThrow(/set BACKUP_KEY/);
});

it("BAK-02 what is changed, cut off, left out or moved is noticed", async () => {
  const bytes = await sealed(randomBytes(3 * PIECE));
  const head = 40;
  const piece = PIECE + 16;
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(head + 100) ^ 1, head + 100);
  const part = (number: number) => bytes.subarray(head + number * piece, head + (number + 1) * piece);
  for (const broken of [
    changed,
    bytes.subarray(0, -1),
    bytes.subarray(0, head + 2 * piece),
    bytes.subarray(0, head),
    bytes.subarray(0, 20),
    Buffer.concat([bytes.subarray(0, head), part(1), part(0), part(2)]),
    Buffer.concat([bytes.subarray(0, head), part(0), part(2)]),
  ])
    await expect(opened(broken)).rejects.toThrow(/damaged/);
});
