/** A share of the time that belongs to visitors. */
const BUSY_SHARE = 0.5;

/** Has something done so long from now, and for as long as this thread is busy so long after that. */
export function whenQuiet(delayMs, work) {
  const wait = (before) => {
    setTimeout(() => {
      const now = performance.eventLoopUtilization();
      if (performance.eventLoopUtilization(now, before).utilization > BUSY_SHARE) wait(now);
      else work();
    }, delayMs).unref();
  };
  wait(performance.eventLoopUtilization());
}
