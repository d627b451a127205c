import { type EventLoopUtilization, performance } from "node:perf_hooks";

const TICK_MS = 1_000;
/** Of a tick; a visitor who comes within the milliseconds that it takes waits for them. */
const IDLE_SHARE = 0.1;
/** Less work than this frees little, as a rule. */
const WORK_MS = 100;
/** V8 collects an idle heap in less, and frees most of what requests held: after little work it is done, too, but later. */
const LITTLE_WORK_MS = 20;
/** A crowd that leaves no time for it must not let memory grow: so many ticks without it, and it is done all the same. */
const MOST_TICKS = 10;

/**
 * After work, as soon as the thread has time, gives the memory that was freed back to the system, and now and then where it has none. The C library by itself
 * gives back only what lies above everything in use: some 50 MB stay in the pieces between. Returns what ends it.
 */
export function returnFreedMemory(trim = findTrim()): () => void {
  if (!trim) return () => {};
  const timer = setInterval(trimWhenIdle(trim), TICK_MS).unref();
  return () => clearInterval(timer);
}

/** How long the thread has worked and rested, in milliseconds. */
type Used = Pick<EventLoopUtilization, "active" | "idle">;

/** What is done with every tick: trims if it is time to. */
export function trimWhenIdle(
  trim: () => void,
  read: () => Used = () => performance.eventLoopUtilization(),
): () => void {
  let trimmed = read();
  let before = trimmed;
  let ticks = 0;
  return () => {
    const now = read();
    const worked = now.active - before.active;
    const isIdle = worked < IDLE_SHARE * (worked + now.idle - before.idle);
    before = now;
    ticks++;
    const isLongAgo = ticks > MOST_TICKS;
    const isWorthIt = now.active - trimmed.active >= (isLongAgo ? LITTLE_WORK_MS : WORK_MS);
    if (!isWorthIt || !(isIdle || isLongAgo)) return;
    trim();
    ticks = 0;
    trimmed = read();
    before = trimmed;
  };
}

/** GNU's C library has this call; elsewhere there is none, and none is needed. */
export function findTrim(): (() => void) | undefined {
  const { emitWarning } = process;
  // That this part of Node may change concerns us, not the operator: the version of Node is fixed.
  process.emitWarning = () => {};
  try {
    const { functions } = process
      .getBuiltinModule("node:ffi")
      .dlopen(null, { malloc_trim: { return: "int32", arguments: ["uint64"] } });
    return () => functions.malloc_trim(0n);
  } catch {
    return undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}
