import { expect, it, onTestFinished } from "vitest";
import { routes } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { signedIn } from "#tests/support/admin.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

/** Every event is parsed before the first row of any: seconds of work for one batch. */
const SLOW = `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\nUID:1\nRRULE:FREQ=DAILY;COUNT=1\nDTSTART:20200101T200000Z\nEND:VEVENT\n".repeat(40_000)}END:VCALENDAR\n`;

it("SEC-80 while a file is being read others are answered, and it is given up when its sender leaves", async () => {
  const url = await newPostgresDatabase();
  const server = startServerProcess({ DATABASE_URL: url, DEMO: "off" });
  const address = await server.address;
  const database = await connectDatabase({ url });
  onTestFinished(() => database.close());
  const { cookie } = await signedIn(database, "golqmprezident", "Ada", Date.now());
  const headers = { cookie, "content-type": "text/calendar" };
  const preview = (body: string, signal?: AbortSignal) =>
    fetch(address + routes.importPreview, { method: "POST", headers, body, ...(signal && { signal }) });

  // Once, so that everything is loaded.
  expect((await preview("nothing")).status).toBe(400);
  const left = new AbortController();
  let isAnswered = false;
  const slow = preview(SLOW, left.signal).finally(() => {
    isAnswered = true;
  });
  slow.catch(() => {});
  for (let asked = 0; asked < 20; asked++) expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  left.abort();
  await expect(slow).rejects.toThrow();

  // More files than there are threads: they are read, so the one that was left is not.
  const texts = Array.from({ length: 4 }, () => "title,date\nA,2030-01-01\n");
  const answers = await Promise.all(texts.map((text) => preview(text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
