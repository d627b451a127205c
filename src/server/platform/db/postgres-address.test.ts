import { expect, it } from "vitest";
import { addressProblem, parseDatabaseUrl, refuseOldServer } from "./postgres-address.ts";

it("OPS-49 a PostgreSQL before 15 is refused by its name and version", () => {
  const address = parseDatabaseUrl("postgres://user:secret@db.example.org:5432/events");
  expect(() => refuseOldServer(address, 140_011)).toThrow(
    "The database at db.example.org:5432/events (DATABASE_URL) is PostgreSQL 14: Whereabouts needs 15 or newer.",
  );
  for (const version of [150_000, 150_018, 180_001])
    expect(() => refuseOldServer(address, version)).not.toThrow();
});

it("CORE-82 an address has several hosts, as libpq spells them, without its password in words", () => {
  const address = parseDatabaseUrl(
    "postgres://user:s3cret@one.example:5432,[::1],10.0.0.3:5433/events?target_session_attrs=read-write",
  );
  expect(address.place).toBe("one.example:5432,[::1],10.0.0.3:5433/events");
  expect(address.hosts).toEqual([
    { host: "one.example", port: 5432 },
    { host: "::1", port: 5432 },
    { host: "10.0.0.3", port: 5433 },
  ]);
});

it("CORE-82 an address for writing must not ask for a standby, nor one for reading for the primary alone", () => {
  const asking = (wanted: string) => `postgres://one,two/events?target_session_attrs=${wanted}`;
  for (const wanted of ["read-write", "primary"]) expect(addressProblem(asking(wanted))).toBe(undefined);
  for (const wanted of ["any", "prefer-standby", "standby", "read-only"])
    expect(addressProblem(asking(wanted), "reading")).toBe(undefined);
  expect(addressProblem(asking("any"))).toBe(
    "is for writing: target_session_attrs must be read-write or primary",
  );
  expect(addressProblem(asking("primary"), "reading")).toBe(
    "is for reading: target_session_attrs must be any or prefer-standby or standby or read-only",
  );
});
