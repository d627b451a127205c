import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useFavorites } from "#web/favorites/favorites.ts";
import { keepFavorites } from "./keep-favorites.ts";
import { startWorker } from "./start-worker.ts";

const OfflineBar = lazy(() =>
  import("./offline-bar.tsx").then(({ OfflineBar }) => ({ default: OfflineBar })),
);

/** Keeps the product usable without a network, and says when there is none or when a newer build waits. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const { entries } = useFavorites();
  const ids = entries.map(({ event }) => event).join(",");

  useEffect(() => startWorker(setWaiting), []);
  useEffect(() => {
    if (isOnline && ids) keepFavorites(ids.split(","));
  }, [isOnline, ids]);

  if (isOnline && !waiting) return null;
  return (
    <Suspense>
      <OfflineBar isOnline={isOnline} onUpdate={() => waiting?.postMessage("take over")} />
    </Suspense>
  );
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
