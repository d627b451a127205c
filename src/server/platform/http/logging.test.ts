import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { logging } from "./logging.ts";

it("writes one line for an answer, and nothing in it tells who asked or for what", async () => {
  const stream = new PassThrough();
  const options = logging("info");
  const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
  app.get(
    "/auth/reset/:id/:token",
    async (request) => request.log.info({ req: request }, "checking") ?? "ok",
  );
  await app.inject({
    url: "/auth/reset/7/secret-token?q=private",
    remoteAddress: "203.0.113.9",
    headers: { cookie: "session=secret-cookie", "user-agent": "secret-agent" },
  });
  await app.close();
  stream.end();
  const log = await text(stream);
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(["checking", "answered"]);
  expect(lines[1]).toMatchObject({ method: "GET", route: "/auth/reset/:id/:token", statusCode: 200 });
  expect(lines[1].reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(log).not.toMatch(/secret|private|203\.0\.113\.9/);
});

it("SEC-46 writes no message of an error, however it is logged", async () => {
  const stream = new PassThrough();
  const options = logging("info");
  const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
  const error = new Error('"secret" was typed');
  app.log.error(error);
  app.log.error({ err: error });
  app.log.error({ err: error }, "text");
  await app.close();
  stream.end();
  const log = await text(stream);
  expect(
    log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg),
  ).toEqual(["failed", "failed", "text"]);
  expect(log).not.toContain("secret");
});
