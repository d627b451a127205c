/** The page's service workers; none where the browser has none or, as in a sandboxed frame, refuses to tell. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
