import { workerContainer } from "#web/session/worker-container.ts";

const HOUR_MS = 3_600_000;

/** Starts the service worker once the page is idle; calls back when a newer one waits to take over. */
export function startWorker(onWaiting: (worker: ServiceWorker) => void): () => void {
  const workers = workerContainer();
  if (!workers || window.parent !== window) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  // A browser that keeps nothing, as in a private window, refuses; the product works without.
  const start = () => void register(workers, onWaiting, signal).catch(() => undefined);
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2_000));
  if (document.readyState === "complete") whenIdle(start);
  else window.addEventListener("load", () => whenIdle(start), { once: true, signal });
  return () => stopped.abort();
}

async function register(
  workers: ServiceWorkerContainer,
  onWaiting: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): Promise<void> {
  const registration = await workers.register("/service-worker.js");
  if (signal.aborted) return;
  const isUpdate = workers.controller !== null;

  const notice = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && workers.controller) onWaiting(worker);
  };
  notice(registration.waiting);
  registration.addEventListener(
    "updatefound",
    () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => notice(installing), { signal });
    },
    { signal },
  );
  // Only an update that was asked for reloads the page: the very first worker takes over silently.
  workers.addEventListener("controllerchange", () => isUpdate && location.reload(), { signal });

  const look = setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
  signal.addEventListener("abort", () => clearInterval(look));
  // The files of this first page were loaded before the worker could cache them.
  const { active } = await workers.ready;
  active?.postMessage({ keep: [location.href] });
}
