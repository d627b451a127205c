import { useEffect, useState, useSyncExternalStore } from "react";
import { useFavorites } from "#web/favorites/favorites.ts";
import { keepFavorites } from "./keep-favorites.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { startWorker } from "./start-worker.ts";

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
  return <OfflineBar isOnline={isOnline} onUpdate={() => waiting?.postMessage("take over")} />;
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
