import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import Fastify from "fastify";

/** The peer of our server: Fastify alone, sending the same bytes as one of our addresses. */
const [url = "", encoding = "identity"] = process.argv.slice(2);
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(url, { headers: { "accept-encoding": encoding } }, resolve).on("error", reject);
});
const body = await buffer(answer);
const type = answer.headers["content-type"] ?? "";
const app = Fastify();
app.get("/*", (_request, reply) => {
  reply.header("content-type", type).send(body);
});
console.info(await app.listen({ host: "127.0.0.1", port: 0 }));
