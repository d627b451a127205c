import Fastify from "fastify";

/** The peer of our server: Fastify alone, sending one fixed buffer of the size given. */
const [size = "0"] = process.argv.slice(2);
const body = Buffer.alloc(Number(size), "x");
const app = Fastify();
app.get("/*", (_request, reply) => {
  reply.header("content-type", "application/json; charset=utf-8").send(body);
});
console.info(await app.listen({ host: "127.0.0.1", port: 0 }));
