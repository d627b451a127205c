import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { FastifyReply } from "fastify";

interface Pulse {
  /** How long an answer may take before its status is sent. */
  quietMs: number;
  /** Proxies close a connection that is silent for a minute. */
  beatMs: number;
}

const PULSE: Pulse = { quietMs: 10_000, beatMs: 10_000 };
const LATE = Symbol("late");

/** Answers with one JSON object a line: what the work says meanwhile, then what it comes to. The last line is repeated while nothing new is said. */
export function sendLines<Line>(
  reply: FastifyReply,
  work: (say: (line: Line) => void) => Promise<unknown>,
  failureOf: (error: unknown) => object,
  { beatMs }: Pick<Pulse, "beatMs"> = PULSE,
): FastifyReply {
  let last = "";
  const stream = openStream(beatMs, () => last);
  const say = (line: unknown) => {
    last = `${JSON.stringify(line)}\n`;
    stream.write(last);
  };
  void work(say)
    .then(say, (error) => say(failureOf(error)))
    .finally(() => stream.end());
  return begin(reply, "application/x-ndjson; charset=utf-8", stream);
}

/**
 * Answers with one JSON object, as any call does; where that takes long, it is begun with the status 200 and blank lines, which JSON
 * allows for, and a failure is an object of its own.
 */
export async function sendWhenDone(
  reply: FastifyReply,
  work: Promise<unknown>,
  failureOf: (error: unknown) => object,
  { quietMs, beatMs }: Pulse = PULSE,
): Promise<FastifyReply> {
  const isDone = new AbortController();
  const late = setTimeout(quietMs, LATE, { signal: isDone.signal }).catch(() => LATE);
  const first = await Promise.race([work, late]).finally(() => isDone.abort());
  if (first !== LATE) return reply.send(first);
  const stream = openStream(beatMs, () => "\n");
  stream.write("\n");
  void work.catch(failureOf).then((answer) => stream.end(JSON.stringify(answer)));
  return begin(reply, "application/json; charset=utf-8", stream);
}

function openStream(beatMs: number, beat: () => string): PassThrough {
  const stream = new PassThrough();
  const timer = setInterval(() => stream.write(beat()), beatMs);
  stream.once("close", () => clearInterval(timer));
  return stream;
}

function begin(reply: FastifyReply, type: string, stream: PassThrough): FastifyReply {
  // nginx would otherwise buffer the lines.
  return reply.type(type).header("x-accel-buffering", "no").send(stream);
}
