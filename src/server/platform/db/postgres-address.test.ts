import { expect, it } from "vitest";
import { parseDatabaseUrl, refuseOldServer } from "./postgres-address.ts";

it("OPS-49 a PostgreSQL before 15 is refused by its name and version", () => {
  const address = parseDatabaseUrl("postgres://user:secret@db.example.org:5432/events");
  expect(() => refuseOldServer(address, 140_011)).toThrow(
    "The database at db.example.org:5432/events (DATABASE_URL) is PostgreSQL 14: Whereabouts needs 15 or newer.",
  );
  for (const version of [150_000, 150_018, 180_001])
    expect(() => refuseOldServer(address, version)).not.toThrow();
});
