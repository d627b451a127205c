import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { AppError } from "#contract/app-error.ts";
import { sendLines, sendWhenDone } from "./long-answer.ts";

const QUICK = { quietMs: 20, beatMs: 10 };
const failureOf = (error: unknown) => ({ error: (error as Error).message });

async function ask(work: () => Promise<unknown>, kind: "lines" | "object") {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get("/", (_request, reply) =>
    kind === "lines"
      ? sendLines(
          reply,
          (say) => {
            say({ step: 1 });
            return work();
          },
          failureOf,
          QUICK,
        )
      : sendWhenDone(reply, work(), failureOf, QUICK),
  );
  return app.inject("/");
}

/** Turns of the loop instead of one wait: on a busy machine too, each lets a beat through that is due. */
const late = async <T>(value: T) => {
  for (let turn = 0; turn < 10; turn++) await setTimeout(10);
  return value;
};
const refuse = async (): Promise<never> => {
  throw new AppError("invalid", { code: "badForm" });
};

describe("ADM-20 an answer that takes long", () => {
  it("is an ordinary one as long as it does not", async () => {
    const answer = await ask(async () => ({ rows: 1 }), "object");
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.body).toBe('{"rows":1}');
    expect((await ask(refuse, "object")).statusCode).toBe(500);
  });

  it("begins with blank lines, and is the same JSON", async () => {
    const answer = await ask(() => late({ rows: 1 }), "object");
    expect(answer.headers["x-accel-buffering"]).toBe("no");
    expect(answer.body).toMatch(/^\n{2,}\{"rows":1\}$/);
    expect(answer.json()).toEqual({ rows: 1 });
  });

  it("tells a late failure in the object", async () => {
    const answer = await ask(() => late(undefined).then(refuse), "object");
    expect([answer.statusCode, answer.json()]).toEqual([200, { error: "This form can’t be read." }]);
  });

  it("repeats its last line while nothing new is said", async () => {
    const lines = (await ask(() => late({ rows: 1 }), "lines")).body.trim().split("\n");
    expect(lines.length).toBeGreaterThan(2);
    expect([...new Set(lines)]).toEqual(['{"step":1}', '{"rows":1}']);
    expect((await ask(refuse, "lines")).body).toBe('{"step":1}\n{"error":"This form can’t be read."}\n');
  });
});
