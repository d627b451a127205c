import { useEffect, useState, useSyncExternalStore } from "react";
import { useFavorites } from "#web/favorites/favorites.ts";
import { workerContainer } from "#web/session/worker-container.ts";
import { keepFavorites } from "./keep-favorites.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { startWorker } from "./start-worker.ts";

/** Offline support: notices of a missing network, of a page from the cache, and of a newer build. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isKept, setIsKept] = useState(false);
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const { entries } = useFavorites();
  const ids = entries.map(({ event }) => event).join(",");

  useEffect(() => startWorker(setWaiting), []);
  useEffect(() => followKept(setIsKept), []);
  useEffect(() => {
    if (isOnline && ids) keepFavorites(ids.split(","));
  }, [isOnline, ids]);

  if (!isOnline) return <OfflineBar state="offline" />;
  if (isKept) return <OfflineBar state="kept" onReload={() => location.reload()} />;
  if (!waiting) return null;
  return <OfflineBar state="update" onReload={() => waiting.postMessage("take over")} />;
}

/** The worker marks a page from its cache, and messages an open one about a navigation that it answered from there. */
function followKept(tell: (isKept: boolean) => void): () => void {
  tell("kept" in document.documentElement.dataset);
  const onMessage = ({ data }: MessageEvent) => data === "kept" && tell(true);
  const workers = workerContainer();
  workers?.addEventListener("message", onMessage);
  return () => workers?.removeEventListener("message", onMessage);
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
