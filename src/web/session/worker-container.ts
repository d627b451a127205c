/** The page's service workers; undefined where the browser has none or, as in a sandboxed frame, throws. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
