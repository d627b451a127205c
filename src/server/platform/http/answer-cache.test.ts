import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { AnswerCache, answerKey } from "./answer-cache.ts";
import { AnswersUnderWay } from "./answers-under-way.ts";
import { registerErrors } from "./errors.ts";

/** A server whose answers have the size given in the address; it counts how often it makes one. */
async function startServer(underWay?: AnswersUnderWay) {
  const answers = new AnswerCache(underWay);
  const state = { version: 1, made: [] as number[] };
  const basisNow = () => {
    const { version } = state;
    const isCurrent = () => state.version === version;
    return { isCurrent, renew: isCurrent };
  };
  const app = Fastify();
  registerErrors(app);
  app.get<{ Params: { size: string } }>(
    "/:size",
    {
      onRequest: (request, reply, done) => {
        if (!answers.sendKnown(request, reply)) done();
      },
    },
    (request, reply) => {
      const size = Number(request.params.size);
      return answers.send(request, reply, {
        key: answerKey("/:size", size),
        basis: basisNow(),
        url: request.url,
        async make() {
          state.made.push(size);
          await setTimeout(20);
          return Buffer.from("x".repeat(size));
        },
      });
    },
  );
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, { headers });
    return { status: answer.status, headers: answer.headers, length: (await answer.text()).length };
  };
  return { app, address, answers, state, ask };
}

describe("SEC-40 finished answers", () => {
  it("have one key for all spellings of a question, and unknown parameters count for nothing", async () => {
    const { answers, state, ask } = await startServer();
    for (const path of ["/7", "/7?utm=1", "/07", "/7.0?b=2&a=1"])
      expect(await ask(path)).toMatchObject({ status: 200, length: 7 });
    expect(state.made).toEqual([7]);
    expect(answers.size).toBe(1);
  });

  it("charge what long addresses hold, and do not keep them", async () => {
    const { answers, ask } = await startServer();
    await ask("/7");
    const before = answers.bytes;
    for (let count = 0; count < 50; count++) await ask(`/7?j=${count}${"x".repeat(8_000)}`);
    expect(answers.bytes - before).toBe(0);
    await ask(`/7?j=${"x".repeat(500)}`);
    expect(answers.bytes - before).toBeGreaterThan(1_000);
  });

  it("leave when what they were made of has changed", async () => {
    const { answers, state, ask } = await startServer();
    await ask("/1000");
    await ask("/2000");
    state.version = 2;
    await ask("/7");
    expect(answers.size).toBe(1);
    await ask("/1000");
    expect(state.made).toEqual([1000, 2000, 7, 1000]);
  });

  it("CORE-99 stay when others are asked for once, and leave for those that are asked for again", async () => {
    const { state, ask } = await startServer();
    const first = 4_000_000;
    const others = Array.from({ length: 20 }, (_, n) => first + 1 + n);
    for (const size of [first, ...others]) await ask(`/${size}`);
    await ask(`/${first}`);
    expect(state.made.filter((size) => size === first)).toHaveLength(1);
    // The last one found no room when it was asked for the first time.
    const last = others.at(-1);
    for (let times = 0; times < 3; times++) await ask(`/${last}`);
    expect(state.made.filter((size) => size === last)).toHaveLength(2);
  });

  it("charge their compressed form, too", async () => {
    const { answers, ask } = await startServer();
    await ask("/100000");
    const before = answers.bytes;
    await ask("/100000", { "accept-encoding": "br" });
    expect(answers.bytes).toBeGreaterThan(before);
  });

  it("LEAN-04 are held compressed alone until somebody asks for the plain one", async () => {
    const { answers, state, ask } = await startServer();
    const compressed = { "accept-encoding": "br" };
    expect(await ask("/100000", compressed)).toMatchObject({ length: 100_000 });
    expect(answers.bytes).toBeLessThan(10_000);
    expect(await ask("/100000")).toMatchObject({ length: 100_000 });
    expect(answers.bytes).toBeGreaterThan(100_000);
    expect(await ask("/100000", compressed)).toMatchObject({ length: 100_000 });
    expect(state.made).toEqual([100_000]);
  });
});

describe("SEC-41 an answer under way", () => {
  const MB = 2 ** 20;

  it("is made once for all who ask for it at once, also when it is too large to be kept", async () => {
    const { state, answers, ask } = await startServer();
    const read = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`/${5 * MB}?${at}`)));
    expect(read.every(({ length }) => length === 5 * MB)).toBe(true);
    expect(state.made).toEqual([5 * MB]);
    expect(answers.size).toBe(0);
  });

  it("CORE-62 is not given to who asks after a change of what it was made of", async () => {
    const { state, ask } = await startServer();
    const early = ask("/7");
    await expect.poll(() => state.made).toEqual([7]);
    state.version = 2;
    const late = ask("/7?late");
    await Promise.all([early, late]);
    expect(state.made).toEqual([7, 7]);
  });

  it("is compressed once for all of them", async () => {
    const { app, state } = await startServer();
    const url = `/${5 * MB}`;
    const read = await Promise.all(
      Array.from({ length: 5 }, () => app.inject({ url, headers: { "accept-encoding": "br" } })),
    );
    for (const { rawPayload, headers } of read) {
      expect(headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(rawPayload)).toHaveLength(5 * MB);
    }
    expect(state.made).toHaveLength(1);
  });

  it("shares one bound with all others, beyond which there is a 503 for a while", async () => {
    const underWay = new AnswersUnderWay(8 * MB);
    const { address, ask } = await startServer(underWay);
    const leaving = new AbortController();
    // Its body is never read.
    await fetch(`${address}/${7 * MB}`, { signal: leaving.signal });
    expect(underWay.bytes).toBe(7 * MB);
    const refused = await ask(`/${2 * MB}`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect((await ask("/1000")).status).toBe(200);
    leaving.abort();
    await expect.poll(() => underWay.bytes).toBe(0);
    expect((await ask(`/${2 * MB}`)).status).toBe(200);
  });
});
