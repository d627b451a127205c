import { expect, inject, it } from "vitest";
import { connectDatabase } from "#server/platform/db/connect.ts";

const good = new URL(inject("postgresUrl"));

async function refusalOf(url: string): Promise<string> {
  const opened = connectDatabase({ url });
  return opened.then(
    () => "none",
    (error: Error) => error.message,
  );
}

function changed(change: (url: URL) => void): string {
  const url = new URL(good);
  change(url);
  return url.href;
}

it("says what is wrong with a DATABASE_URL, without its password", async () => {
  const wrongPassword = changed((url) => {
    url.password = "s3cret";
  });
  const wrongName = changed((url) => {
    url.pathname = "/nowhere";
  });
  const place = `127.0.0.1:${good.port}`;
  expect(await refusalOf(wrongPassword)).toBe(
    `The database at ${place}/postgres (DATABASE_URL) cannot be used: it refuses the user or the password.`,
  );
  expect(await refusalOf(wrongName)).toBe(
    `The database at ${place}/nowhere (DATABASE_URL) cannot be used: it has no database of that name.`,
  );
  expect(await refusalOf("postgres://someone:s3cret@127.0.0.1:1/events")).toBe(
    "The database at 127.0.0.1:1/events (DATABASE_URL) cannot be used: nothing answers there.",
  );
  expect(await refusalOf("postgres://someone:s3cret@nowhere.invalid/events")).toBe(
    "The database at nowhere.invalid/events (DATABASE_URL) cannot be used: its host is unknown.",
  );
});

const WRONG = [
  "",
  "events",
  "mysql://someone:s3cret@localhost/events",
  "postgres://some one:s3cret@:x/",
  "postgres://someone:s3cret@one:5432,/events",
  "postgres://someone:s3cret@one:5432,two:x/events",
];

it.each(WRONG)("refuses %j as a DATABASE_URL", async (url) => {
  expect(await refusalOf(url)).toBe(
    "DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name, or with several hosts postgres://user:password@one:5432,two:5432/name.",
  );
});
