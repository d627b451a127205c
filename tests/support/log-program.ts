import { createInterface } from "node:readline";
import Fastify from "fastify";
import { logging } from "#server/platform/http/logging.ts";

/** Logs every line that it reads, and tells on the other output when that is done. */
const app = Fastify(logging("info"));
for await (const line of createInterface({ input: process.stdin })) {
  app.log.info(line);
  // After the error, which comes a tick later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.stderr.write(`said ${line}\n`);
}
