const HOUR_MS = 3_600_000;

/** Starts the service worker once the page is idle; tells when a newer one waits to take over. */
export function startWorker(onWaiting: (worker: ServiceWorker) => void): () => void {
  if (!("serviceWorker" in navigator) || window.parent !== window) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  const start = () => void register(onWaiting, signal);
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2_000));
  if (document.readyState === "complete") whenIdle(start);
  else window.addEventListener("load", () => whenIdle(start), { once: true, signal });
  return () => stopped.abort();
}

async function register(onWaiting: (worker: ServiceWorker) => void, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  // A browser that keeps nothing, as in a private window, refuses; the product works without.
  const registration = await serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (!registration || signal.aborted) return;
  const isUpdate = serviceWorker.controller !== null;

  const notice = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && serviceWorker.controller) onWaiting(worker);
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
  // Only who was asked for it changes builds: the first worker of all takes over without a word.
  serviceWorker.addEventListener("controllerchange", () => isUpdate && location.reload(), { signal });

  const look = setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
  signal.addEventListener("abort", () => clearInterval(look));
  // What this first page was made of came before there was anyone to keep it.
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: [location.href] });
}
