/** Calls back once when the process that started this one is gone: its end is not always told by a signal. */
export function whenAbandoned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 250).unref();
  return () => clearInterval(timer);
}
