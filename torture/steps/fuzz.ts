import { routes } from "#contract/urls.ts";
import { type FuzzedRequest, fuzzedRequests } from "../fuzzed-requests.ts";
import { memoryOf } from "../site.ts";
import type { Step } from "../step.ts";

/** Below the concurrency at which requests are refused. */
const AT_ONCE = 16;
/** Caches fill up to their bounds at first; from then on memory must stay where it is. */
const WARM_UP_SHARE = 0.4;
const MAX_GROWTH = 1.25;

export const fuzz: Step = {
  what: "Fuzzed requests over every route, with and without a session",
  async run(stage) {
    const { address, admin, server, workers } = await stage.site();
    const count = stage.isShort ? 800 : 100_000;
    const before = workers().join();
    const printed = server.output().length;
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const requests = fuzzedRequests({ seed: 7, count, cookie: admin });
    const memory: number[] = [];
    let sent = 0;

    async function work(): Promise<void> {
      for (const request of requests) {
        const status = await send(address, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0) problems.push(`${status}: ${describe(request)}`);
        if (++sent % (count / 100) === 0) memory.push(memoryOf(workers()));
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    if (workers().join() !== before) problems.push("a process ended");
    const said = server.output().slice(printed);
    if (/unhandled|uncaught/i.test(said)) problems.push(said.slice(0, 500));
    const later = memory.slice(memory.length * WARM_UP_SHARE);
    const [from = 0, to = 0] = [median(later.slice(0, 10)), median(later.slice(-10))];
    if (!stage.isShort && to > from * MAX_GROWTH) problems.push(`memory grows from ${from} to ${to} MB`);
    const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
    return {
      figure: `${count.toLocaleString("en")} requests, none answered 5xx (${answers.join(", ")}); memory ${from.toFixed(0)} → ${to.toFixed(0)} MB`,
      problems,
    };
  },
};

async function send(address: string, { method, path, headers, body }: FuzzedRequest): Promise<number> {
  const init: RequestInit = { method, headers, redirect: "manual" };
  if (body !== undefined) init.body = body;
  try {
    const answer = await fetch(address + path, init);
    await answer.arrayBuffer();
    // Without an identity provider a sign-in there is not to be had, and says so.
    return answer.status === 503 && path.startsWith(routes.google) ? 400 : answer.status;
  } catch {
    return 0;
  }
}

function describe({ method, path, body }: FuzzedRequest): string {
  const what = typeof body === "string" ? body : body ? Buffer.from(body).toString("hex") : "";
  return `${method} ${path} ${what}`.slice(0, 300);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
